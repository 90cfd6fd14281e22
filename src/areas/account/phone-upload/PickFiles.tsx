import { CameraOutlined } from '@ant-design/icons';
import { Button, Form, Input, Upload } from 'antd';
import { useRef, useState } from 'react';
import { FormField } from '@kit/form/FormField';
import type { Output } from '@/contract/endpoint';
import { ERROR } from '@/contract/error-codes';
import { FILE_ACCEPT, fileApi } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, useText } from '@/core/i18n';
import { compressImage } from '@/core/image/compressImage';
import { plainText } from '@/core/input/filters';
import { refuseFile, uploadLimits } from '@/core/input/uploadRules';
import { notifier } from '@/core/notify/notifier';
import { BUTTON_THROTTLE_MS, useThrottle } from '@kit/actions/throttle';
import styles from './UploadFile.module.css';

interface Props {
  ticket: string;
  state: Output<typeof fileApi.ticket>;
  onDone: (count: number) => void;
  /** The server takes no more files with this ticket. */
  onRefused: () => void;
}

interface Picked {
  uid: string;
  name: string;
  file: File;
  thumbUrl: string;
}

/** What is to be handed over: chosen, checked and compressed here, checked again by the server. */
export function PickFiles({ ticket, state, onDone, onRefused }: Props) {
  const text = useText();
  const [form] = Form.useForm<{ remark?: string }>();
  const [files, setFiles] = useState<readonly Picked[]>([]);
  // Several files are chosen at once, before the next render counts them.
  const taken = useRef(0);
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(0);
  const accept = FILE_ACCEPT[state.bizType];
  const limit = state.limit - state.files.length - sent;

  const isGood = (file: Pick<File, 'name' | 'size'>) => {
    const refusal = refuseFile(file, accept);
    if (refusal) notifier.error(text(refusal.id, refusal.values));
    return !refusal;
  };
  const take = async (original: File & { uid: string }) => {
    // The size is checked after compression.
    if (!isGood({ name: original.name, size: 0 })) return;
    const file = await compressImage(original);
    if (!isGood(file)) return;
    if (taken.current >= limit) return notifier.error(text('upload.count'));
    taken.current += 1;
    const thumbUrl = file.type.startsWith('image/') ? URL.createObjectURL(file) : '';
    setFiles((before) => [...before, { uid: original.uid, name: file.name, file, thumbUrl }]);
  };
  const drop = ({ uid }: Pick<Picked, 'uid'>) => {
    const gone = files.find((one) => one.uid === uid);
    if (!gone) return;
    taken.current -= 1;
    URL.revokeObjectURL(gone.thumbUrl);
    setFiles((before) => before.filter((one) => one.uid !== uid));
  };
  const send = async () => {
    setPending(true);
    const { remark = '' } = form.getFieldsValue();
    let count = sent;
    try {
      for (const picked of files) {
        await call.upload(fileApi.uploadByTicket, { ticket, remark }, picked);
        count += 1;
        setSent(count);
        drop(picked);
      }
      onDone(count);
    } catch (error) {
      // `call` has shown what was wrong; files that were not sent stay for another try.
      if (isCallError(error) && error.code === ERROR.uploadTicketInvalid) onRefused();
    } finally {
      setPending(false);
    }
  };
  const submit = useThrottle(() => void send(), BUTTON_THROTTLE_MS);
  return (
    <Form form={form} name="mobileUpload" layout="vertical" onFinish={submit}>
      <p className={styles.help}>
        <T id="mobileUpload.help" values={{ branch: state.branchName, time: state.expireTime.slice(11, 16) }} />
      </p>
      <Upload.Dragger
        listType="picture"
        accept={accept}
        multiple={limit > 1}
        disabled={pending}
        fileList={files.map(({ uid, name, thumbUrl }) => ({ uid, name, thumbUrl }))}
        beforeUpload={(file) => {
          void take(file);
          // Otherwise antd would upload the file by itself.
          return Upload.LIST_IGNORE;
        }}
        onRemove={drop}
      >
        <CameraOutlined className={styles.sign ?? ''} />
        <p>
          <T id="mobileUpload.choose" />
        </p>
        <p className={styles.hint}>
          <T id="mobileUpload.hint" values={{ ...uploadLimits(accept), count: limit }} />
        </p>
      </Upload.Dragger>
      <FormField name="remark" label="mobileUpload.remark" filter={plainText} className={styles.remark ?? ''}>
        <Input.TextArea maxLength={200} showCount rows={3} disabled={pending} />
      </FormField>
      <Button block size="large" type="primary" htmlType="submit" loading={pending} disabled={files.length === 0}>
        <T id="action.submit" />
      </Button>
    </Form>
  );
}
