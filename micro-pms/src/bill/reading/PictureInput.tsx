import { Button } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import type { ControlProps } from '@kit/fields/controls';
import { useSay } from '../../say';
import styles from './Reading.module.css';

interface Props extends ControlProps {
  value?: readonly File[];
  onChange?: (value: File[]) => void;
  most: number;
}

/** Addresses of the files on this device, while they are shown. */
function usePreviews(files: readonly File[]) {
  const previews = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files]);
  useEffect(() => () => previews.forEach((url) => URL.revokeObjectURL(url)), [previews]);
  return previews;
}

const NONE: readonly File[] = [];
const NOT_SHOWN = { display: 'none' };

/** Photos that stay on the device until the reading is sent; a phone offers its camera. */
export function PictureInput({ id, value = NONE, onChange, most }: Props) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const previews = usePreviews(value);
  return (
    <div className={styles.pictures}>
      {previews.map((url, i) => (
        <div key={url}>
          <img src={url} alt={say('pmsPhoto.name', { number: i + 1 })} />
          <Button
            size="small"
            aria-label={say('pmsPhoto.remove')}
            onClick={() => onChange?.(value.filter((_, at) => at !== i))}
          >
            ×
          </Button>
        </div>
      ))}
      {value.length < most && (
        <Button {...(id ? { id } : {})} onClick={() => input.current?.click()}>
          {say('pmsPhoto.add')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        // antd's forms show an input that is merely hidden.
        style={NOT_SHOWN}
        accept="image/jpeg,image/png"
        onChange={({ target }) => {
          onChange?.([...value, ...(target.files ?? [])].slice(0, most));
          target.value = '';
        }}
      />
    </div>
  );
}
