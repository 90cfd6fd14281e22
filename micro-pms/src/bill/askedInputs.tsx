import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { PropertyPick } from '../fields/f';
import { useSay } from '../say';
import styles from './Bill.module.css';

interface PropertyProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The choice of a property above a list. */
export function AskedProperty({ value, onChange }: PropertyProps) {
  const say = useSay();
  return (
    <label className={styles.property}>
      {say('pmsBill.propertyId')}
      <PropertyPick onChange={onChange} {...(value === undefined ? {} : { value })} />
    </label>
  );
}

interface DayProps {
  label: 'pmsBill.period' | 'pmsAge.at' | 'pmsStatement.from' | 'pmsStatement.to';
  picker: 'month' | 'date';
  /** As the server writes it. */
  value: string;
  onChange: (value: string) => void;
}

const FORMATS = { month: 'YYYY-MM', date: 'YYYY-MM-DD' } as const;

/** A day or a month, never none. */
export function AskedDay({ label, picker, value, onChange }: DayProps) {
  const say = useSay();
  return (
    <label>
      {say(label)}
      <DatePicker
        picker={picker}
        allowClear={false}
        value={dayjs(picker === 'month' ? `${value}-01` : value)}
        onChange={(day: dayjs.Dayjs | null) => day && onChange(day.format(FORMATS[picker]))}
      />
    </label>
  );
}
