import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Suspense } from 'react';
import { type ControlProps, Standin } from '@kit/fields/controls';
import { DATE_FORMAT } from '@kit/format/date';

interface Props extends ControlProps {
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** A month; its value is a text such as 2026-11. */
export function MonthInput({ value, onChange, max: _max, min: _min, ...props }: Props) {
  return (
    <Suspense fallback={<Standin {...props} />}>
      <DatePicker
        {...props}
        picker="month"
        format={DATE_FORMAT.YM}
        style={{ width: '100%' }}
        value={value ? dayjs(`${value}-01`) : null}
        onChange={(day) => onChange?.(day?.isValid() ? day.format(DATE_FORMAT.YM) : null)}
      />
    </Suspense>
  );
}
