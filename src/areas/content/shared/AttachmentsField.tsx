import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Typography, Upload } from 'antd';
import { useLatest } from 'ahooks';
import { useState } from 'react';
import { FILE_ACCEPT, fileApi } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { compressImage } from '@/core/image/compressImage';
import { refuseFile, uploadLimits } from '@/core/input/uploadRules';
import { notifier } from '@/core/notify/notifier';

const ACCEPT = FILE_ACCEPT.attachment;
const isPicture = ({ type }: File) => type.startsWith('image/');

export interface Attachment {
  fileId: string;
  name: string;
  url: string;
}

interface Props {
  id?: string;
  /** File ids. */
  value?: readonly string[];
  onChange?: (fileIds: string[]) => void;
  /** Those that the record has: links expire, so they come with it. */
  stored: readonly Attachment[];
  max: number;
}

/** A few files beside a text: pictures and PDF. */
export function AttachmentsField({ id, value = [], onChange, stored, max }: Props) {
  const text = useText();
  const [added, setAdded] = useState<readonly Attachment[]>([]);
  const [pending, setPending] = useState(false);
  const known = new Map([...stored, ...added].map((one) => [one.fileId, one]));
  // A file may take long: it is put beside what the form holds by then.
  const form = useLatest({ value, onChange });
  const upload = async (original: File) => {
    setPending(true);
    try {
      const file = isPicture(original) ? await compressImage(original) : original;
      const refusal = refuseFile(file, ACCEPT);
      if (refusal) notifier.error(text(refusal.id, refusal.values));
      else {
        const answer = await call.upload(fileApi.upload, { bizType: 'attachment' }, { file, name: file.name });
        setAdded((before) => [...before, answer]);
        form.current.onChange?.([...form.current.value, answer.fileId]);
      }
    } catch {
      // `call` has shown what was wrong; the files before stay.
    } finally {
      setPending(false);
    }
  };
  return (
    <Flex vertical gap="small" align="start">
      {value.map((fileId) => {
        const { name, url } = known.get(fileId) ?? { name: fileId, url: '' };
        return (
          <Flex key={fileId} gap="small" align="center">
            <PaperClipOutlined />
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={text('attachment.remove', { name })}
              onClick={() => onChange?.(value.filter((one) => one !== fileId))}
            />
          </Flex>
        );
      })}
      {value.length < max && (
        <Upload
          id={id ?? ''}
          accept={ACCEPT}
          showUploadList={false}
          disabled={pending}
          beforeUpload={(file) => {
            void upload(file);
            // antd would send the file by itself.
            return false;
          }}
        >
          <Button icon={<UploadOutlined />} loading={pending}>
            <T id="attachment.add" />
          </Button>
        </Upload>
      )}
      {value.length < max && (
        <Typography.Text type="secondary">
          <T id="attachment.addHelp" values={{ max, size: uploadLimits(ACCEPT).size }} />
        </Typography.Text>
      )}
    </Flex>
  );
}
