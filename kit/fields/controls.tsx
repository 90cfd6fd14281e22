import { Input, InputNumber, Select, Switch } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';

/** What a field hands to its control; `value` and `onChange` come from the form item, which knows no kinds of values. */
export interface ControlProps {
  id?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  max?: number;
  min?: number;
}

/** The date picker weighs as much as a table: it comes with the first form that shows one. */
const Moment = lazy(async () => ({ default: (await import('./MomentInput')).MomentInput }));
/** Stands in the place of a control that is on its way; its label names it already. */
export const Standin = ({ id }: { id?: string }) => <Input disabled {...(id ? { id } : {})} />;

const moment = (kind: 'dateTime' | 'date' | 'time') =>
  function MomentControl(props: ControlProps) {
    return (
      <Suspense fallback={<Standin {...props} />}>
        <Moment kind={kind} {...props} />
      </Suspense>
    );
  };

interface Option {
  value: string | number;
  label: ReactNode;
}

/** What values are typed into, by the kind of the field. */
export const controls = {
  text: ({ max, min: _min, ...props }: ControlProps) => <Input {...props} {...(max ? { maxLength: max } : {})} />,
  password: ({ max, min: _min, ...props }: ControlProps) => (
    <Input.Password autoComplete="new-password" {...props} {...(max ? { maxLength: max } : {})} />
  ),
  note: ({ max, min: _min, ...props }: ControlProps) => (
    <Input.TextArea rows={3} {...props} {...(max ? { maxLength: max, showCount: true } : {})} />
  ),
  whole: ({ min = 0, ...props }: ControlProps) => (
    <InputNumber<number> precision={0} min={min} style={{ width: '100%' }} {...props} />
  ),
  /** Stays the text that was typed: a number would lose digits. */
  decimal: ({ max: _max, min: _min, ...props }: ControlProps) => (
    <Input inputMode="decimal" autoComplete="off" {...props} />
  ),
  date: moment('date'),
  dateTime: moment('dateTime'),
  time: moment('time'),
  flag: (props: ControlProps) => <Switch {...props} />,
  oneOf: (options: readonly Option[]) =>
    function Choice(props: ControlProps) {
      return <Select<string | number, Option> {...props} options={[...options]} />;
    },
};
