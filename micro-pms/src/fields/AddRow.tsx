import { Button, type ButtonProps } from 'antd';
import { useEffect, useRef } from 'react';
import { type Phrase, useSay } from '../say';

interface Props extends Pick<ButtonProps, 'size' | 'disabled'> {
  label: Phrase;
  /** How many rows stand before the button, or before the element around it. */
  count: number;
  onAdd: () => void;
}

/** Adds a row and puts the focus into it; after a row was removed, this button has the focus. */
export function AddRow({ label, count, onAdd, size = 'small', disabled = false }: Props) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const added = count - before.current;
    before.current = count;
    const own = button.current;
    if (added > 0 && document.activeElement === own)
      (own?.previousElementSibling ?? own?.parentElement?.previousElementSibling)?.querySelector('input')?.focus();
    if (added < 0 && document.activeElement === document.body) own?.focus();
  }, [count]);
  return (
    <Button ref={button} size={size} disabled={disabled} onClick={onAdd}>
      {say(label)}
    </Button>
  );
}
