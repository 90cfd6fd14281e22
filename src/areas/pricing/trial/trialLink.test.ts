import { queryOf, trialOf } from './trialLink';

test('a link says who, when and what, and leads back to it', () => {
  const pick = (value: string) => ({ value, label: value });
  const trial = {
    branchId: 'FDB',
    customer: pick('C100'),
    staff: null,
    orderTime: '2026-03-12 10:00:00',
    lines: [
      { key: 0, product: pick('P001'), qty: '60', entered: '' },
      { key: 1, product: pick('P008'), qty: '2.375', entered: '80.5' },
    ],
    rules: [pick('81012')],
    activities: [],
  };
  expect(trialOf(new URLSearchParams(queryOf(trial)), 'FDA')).toEqual(trial);
});

test('what is no quantity, time or line is left out', () => {
  const { orderTime, lines, branchId } = trialOf(new URLSearchParams('lines=P001~1e9~x;;~3&time=tomorrow'), 'FDA');
  expect([orderTime, branchId]).toEqual([null, 'FDA']);
  expect(lines.map(({ product, qty, entered }) => [product?.value, qty, entered])).toEqual([
    ['P001', '', ''],
    [undefined, '3', ''],
  ]);
});
