import { Flex } from 'antd';
import { MAX_IMAGES } from '@/contract/master-data/online-goods';
import { useText } from '@/core/i18n';
import { ImageUpload } from '@/ui/upload/ImageUpload';

interface Props {
  id?: string;
  value?: string[];
  onChange?: (images: string[]) => void;
  /** The addresses of stored images. */
  stored: readonly { fileId: string; url: string }[];
}

/** Images in their order, the first is the main one; behind the last one is the button for the next. */
export function ImagesField({ id = '', value = [], onChange, stored }: Props) {
  const text = useText();
  const rooms = value.length < MAX_IMAGES ? [...value, null] : value;
  const set = (at: number, fileId: string | null) => {
    const next = rooms.map((one, i) => (i === at ? fileId : one));
    onChange?.(next.filter((one) => one !== null));
  };
  return (
    <Flex id={id} wrap gap="small">
      {rooms.map((fileId, i) => (
        <ImageUpload
          key={fileId ?? 'new'}
          bizType="goods"
          alt={text('onlineGoods.image', { no: i + 1 })}
          value={fileId}
          onChange={(next) => set(i, next)}
          stored={stored.find((one) => one.fileId === fileId) ?? { fileId: null, url: '' }}
        />
      ))}
    </Flex>
  );
}
