import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Upload } from 'antd';
import { useLatest } from 'ahooks';
import { useState } from 'react';
import { FILE_ACCEPT } from '@/contract/account/files';
import { MOST_EVIDENCE } from '@/contract/finance/evidence';
import { useText } from '@/core/i18n';
import { useEvidenceUpload } from './useEvidenceUpload';

interface Props {
  id?: string;
  /** File ids. */
  value?: readonly string[];
  onChange?: (fileIds: string[]) => void;
}

/** Files that come with a form and stand behind what it does. */
export function EvidenceFiles({ id, value = [], onChange }: Props) {
  const text = useText();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  // A file may take long: it is put beside what the form holds by then.
  const form = useLatest({ value, onChange });
  const { upload, isBusy } = useEvidenceUpload(({ fileId, name }) => {
    setNames((known) => new Map([...known, [fileId, name]]));
    form.current.onChange?.([...form.current.value, fileId]);
  });
  return (
    <Flex vertical gap="small" align="start">
      {value.map((fileId) => {
        const name = names.get(fileId) ?? fileId;
        return (
          <Flex key={fileId} gap="small" align="center">
            <PaperClipOutlined />
            {name}
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={text('handling.removeFile', { name })}
              onClick={() => onChange?.(value.filter((one) => one !== fileId))}
            />
          </Flex>
        );
      })}
      {value.length < MOST_EVIDENCE && (
        <Upload
          id={id ?? ''}
          accept={FILE_ACCEPT.evidence}
          showUploadList={false}
          disabled={isBusy}
          beforeUpload={(file) => {
            void upload(file);
            // antd would send the file by itself.
            return false;
          }}
        >
          <Button icon={<UploadOutlined />} loading={isBusy}>
            {text('handling.addFile')}
          </Button>
        </Upload>
      )}
    </Flex>
  );
}
