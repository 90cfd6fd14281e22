import { Flex } from 'antd';
import { MAX_LICENCE_IMAGES } from '@/contract/master-data/licences';
import { useText } from '@/core/i18n';
import { ImageUpload } from '@/ui/upload/ImageUpload';

interface Props {
  id?: string;
  /** File ids. */
  value?: string[];
  onChange?: (fileIds: string[]) => void;
  /** Where those that the record has are seen. */
  stored: readonly { fileId: string; url: string }[];
}

/** Up to five photographs, from here or from a phone, each in a slot of its own. */
export function PicturesUpload({ id, value = [], onChange, stored }: Props) {
  const text = useText();
  const slots = value.length < MAX_LICENCE_IMAGES ? [...value, null] : value;
  const put = (at: number, fileId: string | null) =>
    onChange?.(slots.map((one, i) => (i === at ? fileId : one)).filter((one) => one !== null));
  return (
    <Flex vertical gap="small">
      {slots.map((fileId, at) => (
        <ImageUpload
          // A slot keeps its picture while others go.
          key={fileId ?? 'next'}
          {...(at === 0 && id ? { id } : {})}
          value={fileId}
          onChange={(given) => put(at, given)}
          bizType="licence"
          stored={stored.find((one) => one.fileId === fileId) ?? { fileId: null, url: '' }}
          alt={text('licence.images')}
        />
      ))}
    </Flex>
  );
}
