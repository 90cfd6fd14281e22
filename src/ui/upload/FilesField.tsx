import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Upload } from 'antd';
import { useLatest } from 'ahooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FileUse } from '@/contract/account/files';
import { T, type TextId, useText } from '@/core/i18n';
import { useUpload } from './useUpload';

/** The value in the form: with the name of the file, so that a restored draft can show it. */
export interface NamedFile {
  fileId: string;
  name: string;
}

/** A draft of an earlier version of the console has the id of a file alone. */
type Kept = NamedFile | string;

const NONE: readonly Kept[] = [];
const NONE_STORED: readonly StoredFile[] = [];

interface StoredFile {
  fileId: string;
  url: string;
}

interface Props {
  id?: string;
  value?: readonly Kept[];
  onChange?: (files: NamedFile[]) => void;
  /** The addresses of the files that the record has: links expire, so they come with the record. */
  stored?: readonly StoredFile[];
  bizType: FileUse;
  max: number;
  add: TextId;
  /** Shows the name of the file. */
  remove: TextId;
}

/** The files of a form; what saves them needs their form of today, so that of an old draft is replaced. */
function useFiles(value: readonly Kept[], onChange: Props['onChange']) {
  const files = value.map((one) => (typeof one === 'string' ? { fileId: one, name: '' } : one));
  const renew = useEffectEvent(() => onChange?.(files));
  const isOld = value.some((one) => typeof one === 'string');
  useEffect(() => {
    if (isOld) renew();
  }, [isOld]);
  return files;
}

/** A few files by their names. */
export function FilesField({ id, value = NONE, onChange, stored = NONE_STORED, bizType, max, add, remove }: Props) {
  const text = useText();
  const files = useFiles(value, onChange);
  const [added, setAdded] = useState<readonly StoredFile[]>([]);
  const links = new Map([...stored, ...added].map(({ fileId, url }) => [fileId, url]));
  // An upload may take long: the file is added to the value that the form has by then.
  const form = useLatest({ files, onChange });
  const { picker, isBusy, underWay } = useUpload({
    bizType,
    onFile: ({ fileId, name, url }) => {
      setAdded((before) => [...before, { fileId, url }]);
      form.current.onChange?.([...form.current.files, { fileId, name }]);
    },
  });
  return (
    <Flex vertical gap="small" align="start">
      {files.map(({ fileId, name: given }, i) => {
        const name = given || text('upload.nameless', { no: i + 1 });
        const url = links.get(fileId);
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
              aria-label={text(remove, { name })}
              onClick={() => onChange?.(files.filter((one) => one.fileId !== fileId))}
            />
          </Flex>
        );
      })}
      {files.length < max && (
        <Upload id={id ?? ''} {...picker}>
          <Button icon={<UploadOutlined />} loading={isBusy}>
            <T id={add} />
          </Button>
        </Upload>
      )}
      {underWay}
    </Flex>
  );
}
