import { trialAnswer } from '../../../../src/contract/pricing/trial';
import { book, ladderActivity, line, order, product, steps } from '../../../../tests/rules/build';
import { Dice } from '../../../../tests/rules/dice';
import { randomCase } from '../../../../tests/rules/randomOrders';
import { trialAnswerOf } from './answer';
import { quote } from './quote';

test('an answer says prices with four decimals, amounts with two and quantities as they are', () => {
  const activity = ladderActivity('fullQuantityReductionAgg', steps('2 AMOUNT 5.00', '100 AMOUNT 50.00'));
  const answer = trialAnswerOf(quote(order([line(1, product('P008', '86.5000'), '2.375')]), book(activity)));
  expect(answer.totals).toEqual({
    amount: '205.44',
    unitDiscount: '0.00',
    orderDiscount: '5.00',
    netAmount: '200.44',
  });
  expect(answer.lines).toMatchObject([{ qty: '2.375', unitPrice: '86.5000', netUnitPrice: '84.3958' }]);
  expect(answer.trace).toMatchObject([
    { seq: 1, stage: 3, lineNo: null, reasonCode: 'HIT', computed: { value: '2.375', threshold: '2', gap: '97.625' } },
    { seq: 2, stage: 3, lineNo: 1, before: '205.44', after: '200.44' },
  ]);
});

test('every answer meets the contract', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { order: of, book: all } = randomCase(new Dice(seed));
    const answer = trialAnswerOf(quote(of, all));
    expect(trialAnswer.parse(answer)).toEqual(answer);
  }
});
