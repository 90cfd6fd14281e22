import { Input, InputNumber, Select, Switch } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { T } from '../text';

/** The props of a field's control; `value` and `onChange` come from the form item and are untyped. */
export interface ControlProps {
  id?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  max?: number;
  min?: number;
}

/** The date picker is as large as the table: it is loaded with the first form that shows one. */
const Moment = lazy(async () => ({ default: (await import('./MomentInput')).MomentInput }));
/** Shown while a control is being loaded; it has the label's id already. */
export const Standin = ({ id }: { id?: string }) => <Input disabled {...(id ? { id } : {})} />;

const moment = (kind: 'dateTime' | 'date' | 'time', { isEnd = false } = {}) =>
  function MomentControl(props: ControlProps) {
    return (
      <Suspense fallback={<Standin {...props} />}>
        <Moment kind={kind} isEnd={isEnd} {...props} />
      </Suspense>
    );
  };

interface Option {
  value: string | number;
  label: ReactNode;
}

/** The control for each kind of field. */
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
  /** The value stays text: a number would lose digits. */
  decimal: ({ max: _max, min: _min, ...props }: ControlProps) => (
    <Input inputMode="decimal" autoComplete="off" {...props} />
  ),
  date: moment('date'),
  dateTime: moment('dateTime'),
  end: moment('dateTime', { isEnd: true }),
  time: moment('time'),
  flag: (props: ControlProps) => <Switch {...props} />,
  oneOf: (options: readonly Option[]) =>
    function Choice(props: ControlProps) {
      return <Select<string | number, Option> placeholder={<T id="kit.choose" />} {...props} options={[...options]} />;
    },
};
