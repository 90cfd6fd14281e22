import { yuan } from '../../server/platform/numbers/money';
import { quote } from '../../server/areas/pricing/rules/quote';
import { fen, ladderActivity, line, onlyProducts, order, price, product, specialOffer, steps } from './build';
import { discount } from './buildRules';

test('P20 the whole waterfall', () => {
  const stackable = { stackMode: 'STACKABLE' } as const;
  const A = { activityId: '20', priority: 20, ...stackable };
  const B = { activityId: '10', priority: 10, ...stackable };
  const result = quote(
    order([
      line(1, product('P001', '12.8000'), '60'),
      line(2, product('P002', '18.5000'), '40'),
      line(3, product('P003', '9.9000'), '45'),
      line(4, product('P006', '2.4567'), '137'),
    ]),
    {
      activities: [
        ladderActivity('fullAmountReduction', steps('¥500 AMOUNT 20', '¥1000 AMOUNT 50'), B),
        ladderActivity('eachFullQuantityReductionAgg', steps('50 AMOUNT 15'), A),
        specialOffer({ P001: { value: price('11.5000') } }),
      ],
      rules: [discount('96.50', { products: onlyProducts('P002') })],
    },
  );
  const given = (id: string, lineNo: number) => {
    const parts = result.applied.find(({ activity }) => activity.activityId === id)?.parts ?? [];
    const part = parts.find((one) => one.lineNo === lineNo);
    return part ? part.before - part.after : 0;
  };
  const rows = result.lines.map((one) => [
    one.base,
    one.unitDiscount,
    given('20', one.lineNo),
    given('10', one.lineNo),
    one.netAmount,
  ]);
  expect(rows.map((row) => row.map(yuan))).toEqual([
    ['768.00', '78.00', '0.00', '0.00', '690.00'],
    ['740.00', '25.90', '28.64', '23.86', '661.60'],
    ['445.50', '0.00', '17.86', '14.89', '412.75'],
    ['336.57', '0.00', '13.50', '11.25', '311.82'],
  ]);
  expect(Object.values(result.totals).map(yuan)).toEqual(['2290.07', '103.90', '110.00', '2076.17']);
  const short = result.trace.map(({ id, lineNo, reason, before, after }) => [id, lineNo, reason, before, after]);
  expect(short).toEqual(
    expect.arrayContaining([
      ['2', 1, 'HIT', price('12.8000'), price('11.5000')],
      ['1', 2, 'HIT', price('18.5000'), price('17.8525')],
      ['20', 1, 'SPECIAL_LINE', null, null],
    ]),
  );
  const computed = (id: string) => result.trace.find((row) => row.id === id && row.lineNo === null)?.computed;
  expect(computed('20')).toMatchObject({ value: 2_220_000, times: 4, reward: fen('60.00') });
  expect(computed('10')).toMatchObject({ value: fen('1436.17'), threshold: fen('1000'), reward: fen('50.00') });
});
