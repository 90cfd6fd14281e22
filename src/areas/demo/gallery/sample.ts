import { TRADE_FAIR_STATE, type TradeFairState } from '@/contract/trade-fair/fairs';
import { fairState } from '@/shared/fair/fairState';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** A record with one value of each kind. */
export interface Sample {
  text: string;
  note: string;
  code: string;
  person: string;
  password: string;
  mobile: string;
  count: number;
  money: string;
  price: string;
  quantity: string;
  percent: string;
  date: string;
  dateTime: string;
  flag: 0 | 1;
  list: string[];
  codes: TradeFairState;
}

export const sampleFields = fieldsOf<Sample>()('demoField', {
  text: f.text({ max: 40, required: true, fixed: 'left' }),
  note: f.note({ max: 200 }),
  code: f.code({ max: 20 }),
  person: f.person({ max: 20 }),
  password: f.password(),
  mobile: f.mobile(),
  count: f.count({ min: 1, max: 99 }),
  money: f.money(),
  price: f.price(),
  quantity: f.quantity(),
  percent: f.percent(),
  date: f.date(),
  dateTime: f.dateTime(),
  flag: f.flag(),
  list: f.list(),
  codes: f.codes(fairState),
});

export const NAMES = [
  ...(['text', 'note', 'code', 'person', 'password', 'mobile', 'count', 'money', 'price', 'quantity'] as const),
  ...(['percent', 'date', 'dateTime', 'flag', 'list', 'codes'] as const),
];

export const FIRST: Sample = {
  ...{ text: 'Jianghan Road 1', note: 'Two lines\nof text', code: 'ZH2026050001', person: '林知夏', password: '' },
  ...{ mobile: '138****0001', count: 12, money: '1234567.80', price: '3.1415', quantity: '2.5', percent: '7.25' },
  ...{ date: '2026-03-08', dateTime: '2026-03-08 09:30:00', flag: 1, list: ['FDA', 'FDB'] },
  codes: TRADE_FAIR_STATE.ongoing,
};

/** A row for each status, and one with few values. */
export const ROWS: readonly Sample[] = [
  FIRST,
  { ...FIRST, text: 'B', code: 'ZH2026050002', count: 1, flag: 0, codes: TRADE_FAIR_STATE.draft },
  { ...FIRST, text: 'C', code: 'ZH2026050003', note: '', money: '', list: [], codes: TRADE_FAIR_STATE.takenDown },
];
