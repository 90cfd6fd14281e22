import { Flex, Tag } from 'antd';
import type { ComponentType } from 'react';
import { T, useText } from '@/core/i18n';
import type { Picked } from './picks';

interface Props {
  id?: string;
  branchId: string;
  value?: readonly Picked[];
  onChange?: (value: Picked[]) => void;
  disabled?: boolean;
  /** Chooses one of them. */
  one: ComponentType<{
    id?: string;
    branchId: string;
    value: null;
    disabled: boolean;
    onChange: (picked: Picked | null) => void;
  }>;
}

/** The most options: users would only scroll past more. */
const SHOWN = 30;

/** Several items of a long list, added one by one by search; each can be removed. */
export function PickMany({ id, branchId, value = [], onChange, disabled = false, one: One }: Props) {
  const text = useText();
  const add = (picked: Picked | null) => {
    if (picked && !value.some((known) => known.value === picked.value)) onChange?.([...value, picked]);
  };
  return (
    <Flex vertical gap={8}>
      <One id={id ?? ''} branchId={branchId} value={null} disabled={disabled} onChange={add} />
      <Flex wrap gap={4}>
        {value.slice(0, SHOWN).map((picked) => (
          <Tag
            key={picked.value}
            closable={disabled ? false : { 'aria-label': text('pick.remove', { name: picked.label }) }}
            onClose={() => onChange?.(value.filter((known) => known.value !== picked.value))}
          >
            {picked.label}
          </Tag>
        ))}
        {value.length > SHOWN && <T id="pick.more" values={{ count: value.length - SHOWN }} />}
      </Flex>
    </Flex>
  );
}
