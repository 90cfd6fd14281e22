import { Button, Form, Image } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { fileApi } from '../../../src/contract/property/console-calls';
import { MOST_PHOTOS } from '../../../src/contract/property/work-orders';
import type { ControlProps } from '@kit/fields/controls';
import { call } from '../call';
import { notify } from '../notices';
import { useSay } from '../say';
import styles from './Photos.module.css';

interface Photo {
  fileId: string;
  url: string;
}

const SIZE = 88;
const NOT_SHOWN = { display: 'none' };

/** Photos that open large. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const say = useSay();
  if (photos.length === 0) return <span>{say('pmsPhoto.none')}</span>;
  return (
    <div className={styles.photos}>
      {photos.map(({ fileId, url }, i) => (
        <Image key={fileId} width={SIZE} height={SIZE} src={url} alt={say('pmsPhoto.name', { number: i + 1 })} />
      ))}
    </div>
  );
}

interface Props extends ControlProps {
  value?: string[];
  onChange?: (value: string[]) => void;
  most?: number;
}

/** While a photo is on its way, this field keeps the form from being saved without it. */
function UnderWay() {
  const say = useSay();
  const name = useId();
  return (
    <Form.Item noStyle name={name} rules={[{ validator: () => Promise.reject(new Error(say('pmsPhoto.underWay'))) }]}>
      <span />
    </Form.Item>
  );
}

/** The input of photos; each is uploaded as soon as it is chosen. */
export function PhotoInput({ id, value = [], onChange, most = MOST_PHOTOS }: Props) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState<readonly Photo[]>([]);
  const [isBusy, setBusy] = useState(false);
  // Undefined where the photos stand in no form.
  const around = Form.useFormInstance() as ReturnType<typeof Form.useFormInstance> | undefined;
  // A photo may take long: it is added to the photos that the form holds by then.
  const form = useRef({ value, onChange });
  useEffect(() => {
    form.current = { value, onChange };
  });
  const take = async (files: readonly File[]) => {
    const room = most - value.length;
    if (files.length > room) notify.warning(say('pmsPhoto.most', { count: most }));
    setBusy(true);
    for (const file of files.slice(0, room)) {
      const stored = await call(fileApi.upload, { bizType: 'workOrder' }, { file }).catch(() => undefined);
      if (!stored) break;
      setKnown((before) => [...before, { fileId: stored.fileId, url: stored.url }]);
      form.current.onChange?.([...form.current.value, stored.fileId]);
    }
    setBusy(false);
  };
  const shown = value.map((fileId) => ({ fileId, url: known.find((one) => one.fileId === fileId)?.url ?? '' }));
  return (
    <div className={styles.photos}>
      {shown.map(({ fileId, url }, i) => (
        <div key={fileId} className={styles.photo}>
          <Image width={SIZE} height={SIZE} src={url} alt={say('pmsPhoto.name', { number: i + 1 })} />
          <Button
            size="small"
            aria-label={say('pmsPhoto.remove')}
            className={styles.remove ?? ''}
            onClick={() => onChange?.(value.filter((one) => one !== fileId))}
          >
            ×
          </Button>
        </div>
      ))}
      {value.length < most && (
        <Button {...(id ? { id } : {})} loading={isBusy} onClick={() => input.current?.click()}>
          {say('pmsPhoto.add')}
        </Button>
      )}
      {around && isBusy && <UnderWay />}
      <input
        ref={input}
        type="file"
        multiple
        // antd's forms show an input that is merely hidden.
        style={NOT_SHOWN}
        accept=".jpg,.jpeg,.png"
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
