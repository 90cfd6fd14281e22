import { DatePicker, type DatePickerProps, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { DATE_FORMAT } from '../format/date';

dayjs.extend(customParseFormat);

interface Props extends Pick<DatePickerProps, 'id' | 'disabled' | 'placeholder' | 'autoFocus'> {
  /** Text as the server speaks it, in Asia/Shanghai; the picker shows and answers that clock wherever the user sits. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  kind: 'dateTime' | 'date' | 'time';
  /** The last moment of something: its minute, or its day, counts whole, and an evening is offered first. */
  isEnd?: boolean;
}

const FORMATS = { dateTime: DATE_FORMAT.YMDHMS, date: DATE_FORMAT.YMD, time: DATE_FORMAT.HM };

/** A form field for a date and time, a date, or a time of day; its value is a text. */
export function MomentInput({ kind, value, onChange, isEnd = false, ...props }: Props) {
  const format = FORMATS[kind];
  const shared = {
    ...props,
    ...{ needConfirm: false, style: { width: '100%' } },
    // Seconds may be typed too, as lists and files show them.
    format: kind === 'dateTime' ? [DATE_FORMAT.YMDHM, DATE_FORMAT.YMDHMS] : format,
    value: value ? dayjs(value, format) : null,
  };
  const answer = (day: Dayjs | null) => onChange?.(day?.isValid() ? day.format(format) : null);
  if (kind === 'time') return <TimePicker {...shared} onChange={answer} />;
  if (kind === 'date') return <DatePicker {...shared} onChange={answer} />;
  const take = (day: Dayjs | null, unit: 'minute' | 'day') => answer(day && day[isEnd ? 'endOf' : 'startOf'](unit));
  return (
    <DatePicker
      {...shared}
      showTime={{ format: 'HH:mm', defaultOpenValue: dayjs(isEnd ? '23:59' : '09:00', 'HH:mm') }}
      onChange={(day) => take(day, 'minute')}
      // A day without a time: as one more format it would be completed while the time is being typed.
      onBlur={({ target }) => {
        const day = dayjs(target instanceof HTMLInputElement ? target.value : '', DATE_FORMAT.YMD, true);
        if (day.isValid()) take(day, 'day');
      }}
    />
  );
}
