import { Flex } from 'antd';
import { useText } from '@/core/i18n';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import styles from './form.module.css';

/** Links to stored pictures, by file id. */
export type PictureLinks = Readonly<Record<string, string>>;

interface Props {
  id?: string;
  value?: readonly string[] | null;
  onChange?: (fileIds: string[]) => void;
  max: number;
  links: PictureLinks;
}

/** Several pictures, from the computer or by phone; behind the last one is the button for the next. */
export function PicturesField({ id, value, onChange, max, links }: Props) {
  const text = useText();
  const fileIds = value ?? [];
  const slots = fileIds.length < max ? [...fileIds, null] : fileIds;
  const put = (index: number, fileId: string | null) => {
    const next = [...fileIds];
    if (fileId === null) next.splice(index, 1);
    else next[index] = fileId;
    onChange?.(next);
  };
  return (
    <Flex wrap gap="small" {...(id ? { id } : {})}>
      {slots.map((fileId, index) => (
        <div key={fileId ?? 'next'} className={styles.picture}>
          <ImageUpload
            bizType="licence"
            value={fileId}
            stored={{ fileId, url: fileId === null ? '' : (links[fileId] ?? '') }}
            alt={text('entryForm.picture', { no: index + 1 })}
            onChange={(next) => put(index, next)}
          />
        </div>
      ))}
    </Flex>
  );
}
