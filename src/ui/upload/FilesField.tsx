import { DeleteOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Upload } from 'antd';
import { useLatest } from 'ahooks';
import { useState } from 'react';
import type { FileUse } from '@/contract/account/files';
import { T, type TextId, useText } from '@/core/i18n';
import { useUpload } from './useUpload';

/** The value in the form: with the name of the file, so that a restored draft can show it. */
export interface NamedFile {
  fileId: string;
  name: string;
}

const NONE_STORED: readonly StoredFile[] = [];

interface StoredFile {
  fileId: string;
  url: string;
}

interface Props {
  id?: string;
  value?: readonly NamedFile[];
  onChange?: (files: NamedFile[]) => void;
  /** The addresses of the files that the record has: links expire, so they come with the record. */
  stored?: readonly StoredFile[];
  bizType: FileUse;
  max: number;
  add: TextId;
  /** Shows the name of the file. */
  remove: TextId;
}

/** A few files by their names. */
export function FilesField({ id, value = [], onChange, stored = NONE_STORED, bizType, max, add, remove }: Props) {
  const text = useText();
  const [added, setAdded] = useState<readonly StoredFile[]>([]);
  const links = new Map([...stored, ...added].map(({ fileId, url }) => [fileId, url]));
  // An upload may take long: the file is added to the value that the form has by then.
  const form = useLatest({ value, onChange });
  const { picker, isBusy, underWay } = useUpload({
    bizType,
    onFile: ({ fileId, name, url }) => {
      setAdded((before) => [...before, { fileId, url }]);
      form.current.onChange?.([...form.current.value, { fileId, name }]);
    },
  });
  return (
    <Flex vertical gap="small" align="start">
      {value.map(({ fileId, name }) => {
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
              onClick={() => onChange?.(value.filter((one) => one.fileId !== fileId))}
            />
          </Flex>
        );
      })}
      {value.length < max && (
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
