import { Form, type FormItemProps } from 'antd';
import type { ChangeEvent } from 'react';
import { T, useText } from '../text';
import type { TextId } from '../types';
import { FieldLabel } from './fieldLabel';

export interface FormFieldProps extends Omit<FormItemProps, 'label' | 'required'> {
  label: TextId;
  /** Help under the field. */
  help?: TextId;
  required?: boolean;
  /** Filters what is typed (docs/console.md#input-filters). */
  filter?: (value: unknown) => string;
  /** The value is the server's 0 or 1, the control a switch. */
  isFlag?: boolean;
}

const FLAG_SWITCH = {
  getValueProps: (value: unknown) => ({ checked: value === 1 }),
  getValueFromEvent: (isOn: boolean) => (isOn ? 1 : 0),
};

/** A form item whose label, also in its messages, is a text of the application. */
export function FormField({ label, help, required, filter, isFlag, rules = [], ...props }: FormFieldProps) {
  const text = useText();
  const typed = (keep: (value: unknown) => string) => ({
    getValueFromEvent: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => keep(event.target.value),
  });
  return (
    <FieldLabel value={text(label)}>
      <Form.Item
        label={<T id={label} />}
        messageVariables={{ label: text(label) }}
        extra={help && <T id={help} />}
        rules={required ? [{ required }, ...rules] : rules}
        {...(filter ? typed(filter) : {})}
        {...(isFlag ? FLAG_SWITCH : {})}
        {...props}
      />
    </FieldLabel>
  );
}
