import { Form, Input, Space } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { type MenuRecord, menusApi } from '@/contract/system/menus';
import { useCall } from '@kit/data/useCall';

const keyOf = (menus: readonly MenuRecord[], menuId: unknown): string | undefined => {
  for (const { menuId: own, pageKey, children } of menus) {
    const found = own === menuId ? pageKey : keyOf(children, menuId);
    if (found !== undefined) return found;
  }
  return undefined;
};

interface Props {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
}

/** A code starts with the key of its page, so only the rest is typed. */
export function CodeInput({ id, value = '', onChange }: Props) {
  const { data } = useCall(menusApi.tree, {});
  const menuId: unknown = Form.useWatch('menuId');
  const key = keyOf(data ?? [], menuId) ?? '';
  const prefix = `${key}_`;
  const rest = value.slice(value.indexOf('_') + 1);
  const follow = useEffectEvent(() => value !== '' && key !== '' && onChange?.(prefix + rest));
  useEffect(() => {
    follow();
  }, [prefix]);
  return (
    <Space.Compact block>
      {key !== '' && <Space.Addon key="prefix">{prefix}</Space.Addon>}
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
