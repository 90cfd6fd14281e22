import dayjs, { isDayjs } from 'dayjs';
import fc from 'fast-check';
import { check } from '@tests/support/property';
import { portable } from './portable';

/** As the browser's database copies a value. */
const stored = (values: object) => portable.unpack(structuredClone(portable.pack(values)));

test('what a form usually holds comes back as it was', () => {
  const fields = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined)));
  check(
    fc.property(fields, (values) => expect(stored(values)).toEqual(values)),
    { runs: 500 },
  );
  const values = {
    subject: '春季',
    meals: [{ quota: '20', startTime: null }],
    isOpen: false,
    day: new Date(0),
    none: undefined,
  };
  expect(stored(values)).toEqual(values);
});

test('moments come back as moments', () => {
  const { range } = stored({ range: [dayjs('2026-03-08 09:30:00'), dayjs('2026-03-09')] });
  const moments = Array.isArray(range) ? range.filter(isDayjs) : [];
  expect(moments.map((one) => one.format('YYYY-MM-DD HH:mm'))).toEqual(['2026-03-08 09:30', '2026-03-09 00:00']);
});

test('what cannot be kept is left out, a list as a whole', () => {
  class Row {
    id = 1;
  }
  const values = {
    subject: '春季',
    onDone: () => undefined,
    row: new Row(),
    file: { uid: '1', xhr: new Row(), name: 'a.png' },
    rows: [{ id: 1 }, new Row()],
  };
  expect(stored(values)).toEqual({ subject: '春季', file: { uid: '1', name: 'a.png' } });
});
