import { Input, Space } from 'antd';
import { useEffect, useEffectEvent } from 'react';

interface Props {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
  /** The key of the page; empty until there is one. */
  pageKey: string;
}

/** A code starts with the key of its page, so only the rest is typed. */
export function CodeInput({ id, value = '', onChange, pageKey }: Props) {
  const prefix = `${pageKey}_`;
  const rest = value.slice(value.indexOf('_') + 1);
  const follow = useEffectEvent(() => value !== '' && pageKey !== '' && onChange?.(prefix + rest));
  useEffect(() => {
    follow();
  }, [prefix]);
  return (
    <Space.Compact block>
      {pageKey !== '' && <Space.Addon key="prefix">{prefix}</Space.Addon>}
      <Input
        // Keeps the input mounted when the prefix appears.
        key="rest"
        id={id ?? ''}
        value={rest}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => onChange?.(target.value === '' ? '' : prefix + target.value)}
      />
    </Space.Compact>
  );
}
