import { DatePicker, type DatePickerProps, TimePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { DATE_FORMAT } from '../format/date';

dayjs.extend(customParseFormat);

interface Props extends Pick<DatePickerProps, 'id' | 'disabled' | 'placeholder' | 'autoFocus'> {
  /** Text as the server speaks it, in Asia/Shanghai; the picker shows and answers that clock wherever the user sits. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  kind: 'dateTime' | 'date' | 'time';
  /** The last moment of something: its minute counts whole, and an evening is offered first. */
  isEnd?: boolean;
}

const FORMATS = { dateTime: DATE_FORMAT.YMDHMS, date: DATE_FORMAT.YMD, time: DATE_FORMAT.HM };

/** A form field for a date and time, a date, or a time of day; its value is a text. */
export function MomentInput({ kind, value, onChange, isEnd = false, ...props }: Props) {
  const format = FORMATS[kind];
  const whole = (moment: dayjs.Dayjs) => (isEnd ? moment.endOf('minute') : moment.startOf('minute'));
  const shared = {
    ...props,
    // Seconds may be typed too, as lists and files show them.
    format: kind === 'dateTime' ? [DATE_FORMAT.YMDHM, DATE_FORMAT.YMDHMS] : format,
    style: { width: '100%' },
    value: value ? dayjs(value, format) : null,
  };
  const answer = (day: dayjs.Dayjs | null) => onChange?.(day?.isValid() ? day.format(format) : null);
  if (kind === 'time') return <TimePicker {...shared} needConfirm={false} onChange={answer} />;
  return (
    <DatePicker
      {...shared}
      showTime={
        kind === 'dateTime' ? { format: 'HH:mm', defaultOpenValue: dayjs(isEnd ? '23:59' : '09:00', 'HH:mm') } : false
      }
      needConfirm={false}
      onChange={(day) => answer(kind === 'dateTime' && day ? whole(day) : day)}
    />
  );
}
