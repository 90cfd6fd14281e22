import { Form } from 'antd';
import { useId, useState } from 'react';
import { FILE_ACCEPT, fileApi, type FileUse, type StoredFile } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { type TextId, useText } from '@/core/i18n';
import { compressImage } from '@/core/image/compressImage';
import { refuseFile } from '@/core/input/uploadRules';
import { notifier } from '@/core/notify/notifier';

/**
 * A form saved while a chosen file is not stored would lack the file: this field makes it invalid meanwhile, with a
 * message beside the field around it.
 */
function NotStored({ problem }: { problem: TextId }) {
  const text = useText();
  const name = useId();
  return (
    <Form.Item noStyle name={name} rules={[{ validator: () => Promise.reject(new Error(text(problem))) }]}>
      <span />
    </Form.Item>
  );
}

/** What a field draws while a file of it is not stored, and why the form waits for it. */
export const notStored = (problem: TextId) => <NotStored problem={problem} />;

/** The same while the file is on its way. */
export const underWay = notStored('upload.underWay');

interface Options {
  bizType: FileUse;
  accept?: string;
  onFile: (file: StoredFile) => unknown;
}

/** One file after the other, compressed and checked here, checked again by the server (docs/console.md#uploads). */
export function useUpload({ bizType, accept = FILE_ACCEPT[bizType], onFile }: Options) {
  const text = useText();
  // There is no form around it in a panel of the designer, for example.
  const form = Form.useFormInstance() as ReturnType<typeof Form.useFormInstance> | undefined;
  const [isBusy, setIsBusy] = useState(false);
  const isGood = (file: Pick<File, 'name' | 'size'>) => {
    const refusal = refuseFile(file, accept);
    if (refusal) notifier.error(text(refusal.id, refusal.values));
    return !refusal;
  };
  const upload = async (original: File) => {
    // The size counts after compression: a camera's picture is larger than the limit before it.
    if (!isGood({ name: original.name, size: 0 })) return;
    setIsBusy(true);
    try {
      const file = await compressImage(original);
      if (isGood(file)) await onFile(await call.upload(fileApi.upload, { bizType }, { file, name: file.name }));
    } catch {
      // `call` has shown the error; the value stays as it was.
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    /** Drawn within the field. */
    underWay: form && isBusy && underWay,
    /** Props of antd's Upload. */
    picker: {
      accept,
      showUploadList: false,
      disabled: isBusy,
      beforeUpload: (file: File) => {
        void upload(file);
        // antd would send the file by itself.
        return false;
      },
    },
  };
}
