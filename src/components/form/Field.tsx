import { Form, type FormItemProps } from 'antd';
import type { ChangeEvent } from 'react';
import { T, type TextId, useText } from '@/core/i18n';

interface Props extends Omit<FormItemProps, 'label' | 'extra' | 'required'> {
  label: TextId;
  /** Help under the field. */
  help?: TextId;
  required?: boolean;
  /** What may be typed (specification §5). */
  filter?: (value: unknown) => string;
  /** The value is the server's 0 or 1, the control a switch. */
  isFlag?: boolean;
}

const FLAG_SWITCH = {
  getValueProps: (value: unknown) => ({ checked: value === 1 }),
  getValueFromEvent: (isOn: boolean) => (isOn ? 1 : 0),
};

/** A form item whose label is a text of ours, also in its messages. */
export function Field({ label, help, required = false, filter, isFlag = false, rules = [], ...props }: Props) {
  const text = useText();
  const onlyWhat = (keep: (value: unknown) => string) => ({
    getValueFromEvent: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => keep(event.target.value),
  });
  return (
    <Form.Item
      label={<T id={label} />}
      messageVariables={{ label: text(label) }}
      extra={help && <T id={help} />}
      rules={required ? [{ required }, ...rules] : rules}
      {...(filter ? onlyWhat(filter) : {})}
      {...(isFlag ? FLAG_SWITCH : {})}
      {...props}
    />
  );
}
