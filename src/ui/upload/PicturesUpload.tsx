import { Flex } from 'antd';
import type { Ref } from 'react';
import type { FileUse } from '@/contract/account/files';
import { type ImageField, ImageUpload } from './ImageUpload';

interface Props {
  id?: string;
  /** File ids. */
  value?: string[];
  onChange?: (fileIds: string[]) => void;
  /** The addresses of the pictures that the record has. */
  stored?: readonly { fileId: string; url: string }[];
  most: number;
  bizType: FileUse;
  /** A description of the pictures, for users who cannot see them. */
  alt: string;
  ref?: Ref<ImageField>;
}

const NONE_STORED: NonNullable<Props['stored']> = [];

/** Some photographs, from this computer or a phone, each in a slot of its own. */
export function PicturesUpload({ id, value = [], onChange, stored = NONE_STORED, most, ...props }: Props) {
  const { bizType, alt, ref } = props;
  const slots = value.length < most ? [...value, null] : value;
  const put = (at: number, fileId: string | null) =>
    onChange?.(slots.map((one, i) => (i === at ? fileId : one)).filter((one) => one !== null));
  return (
    <Flex vertical gap="small">
      {slots.map((fileId, at) => (
        <ImageUpload
          // A slot keeps its picture while others are removed.
          key={fileId ?? 'next'}
          {...(at === 0 ? { ...(id ? { id } : {}), ...(ref ? { ref } : {}) } : {})}
          value={fileId}
          onChange={(given) => put(at, given)}
          bizType={bizType}
          stored={stored.find((one) => one.fileId === fileId) ?? { fileId: null, url: '' }}
          alt={alt}
        />
      ))}
    </Flex>
  );
}
