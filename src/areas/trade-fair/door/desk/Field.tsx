import { CameraOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useState } from 'react';
import { useText } from '@/core/i18n';
import styles from '../FairDoor.module.css';

interface Props {
  field: Ref<InputRef>;
  isBusy: boolean;
  isFilming: boolean;
  onEnter: (typed: string) => void;
  onFilm: () => void;
}

const MAX = 100;

/** One field for a scanner that types, for mobiles and for names; the camera stands beside it. */
export function Field({ field, isBusy, isFilming, onEnter, onFilm }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const enter = (value: string) => {
    setTyped('');
    onEnter(value);
  };
  return (
    <div className={styles.field}>
      <Input.Search
        ref={field}
        size="large"
        allowClear
        maxLength={MAX}
        value={typed}
        loading={isBusy}
        enterButton={text('door.enter')}
        placeholder={text('door.field')}
        aria-label={text('door.field')}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={enter}
      />
      <Button
        className={styles.large ?? ''}
        type={isFilming ? 'primary' : 'default'}
        icon={<CameraOutlined />}
        aria-pressed={isFilming}
        aria-label={text('door.camera')}
        onClick={onFilm}
      />
    </div>
  );
}
