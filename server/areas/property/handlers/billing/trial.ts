import { ERROR } from '../../../../../src/contract/error-codes';
import { trialApi } from '../../../../../src/contract/property/trial';
import { Failure, InvalidInput } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { yuan } from '../../../../platform/numbers/money';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { change } from '../../rules/billing/compare';
import { ageing, allocate } from '../../rules/billing/payment';
import { capitals, taxIn } from '../../rules/billing/receipt';
import { schedule, type ScheduleRow } from '../../rules/billing/schedule';
import { settlement } from '../../rules/billing/settle';
import { standing } from '../../rules/billing/standing';
import { statementOf } from '../../rules/billing/statement';
import { fen, hundredths, trialBill, trialTerms } from './trialLease';
import { type Answer, type Asked, type AskedFor, comparable, inYuan, shareTrial, told, usageTrial } from './trialUsage';

const orderedDates = (from: string, to: string, field: string) => {
  if (from > to) throw new InvalidInput([{ field, text: 'field.endBeforeStart' }]);
};

const rowText = ({ feeKey, parts, amount, ...row }: ScheduleRow) => ({
  ...row,
  ...{ feeCode: feeKey, amount: yuan(amount) },
  parts: parts.map((part) => ({ ...part, ...inYuan(part, ['monthly', 'amount']) })),
});

function scheduleTrial({ lease, until }: AskedFor<'SCHEDULE'>): Answer {
  orderedDates(lease.startDate, lease.endDate, 'input.lease.endDate');
  return { rows: schedule(trialTerms(lease), until ?? undefined).map(rowText) };
}

function payTrial({ payDate, amount, bills }: AskedFor<'PAY'>): Answer {
  const owed = bills.map((bill) => ({ ...trialBill(bill), billNo: bill.billNo }));
  const { items, toBalance } = allocate(fen(amount), payDate, owed);
  return {
    items: items.map((item) => ({ billNo: item.billNo, ...inYuan(item, ['amount', 'toFee', 'toPrincipal']) })),
    toBalance: yuan(toBalance),
  };
}

function settleTrial({ lease, bills, usage, charges, ...end }: AskedFor<'SETTLE'>): Answer {
  const { startDate, endDate } = lease;
  orderedDates(startDate, endDate, 'input.lease.endDate');
  if (end.outDate < startDate || end.outDate > endDate) throw new Failure(ERROR.outDateWrong);
  const amounts = (all: typeof usage) => all.map(({ name, amount }) => ({ name, amount: fen(amount) }));
  const nameOf = (feeCode: string, periodStart: string) => `${feeCode} ${periodStart}`;
  const found = settlement({
    ...{ outDate: end.outDate, settleDate: end.settleDate, lease: trialTerms(lease) },
    bills: bills.map((bill) => ({ ...trialBill(bill), feeKey: bill.feeCode, periodStart: bill.periodStart })),
    ...{ usage: amounts(usage), charges: amounts(charges), deposit: fen(end.deposit), prepaid: fen(end.prepaid) },
    names: { bill: nameOf, prepaid: '预收', deposit: '押金' },
  });
  return {
    credits: found.credits.map((one) => ({ name: nameOf(one.feeKey, one.periodStart), amount: yuan(one.amount) })),
    lines: found.lines.map(({ kind, name, ...line }) => ({ kind, name, ...inYuan(line, ['due', 'back']) })),
    ...inYuan(found, ['unearned', 'due', 'back', 'balance']),
  };
}

function statementTrial({ from, to, bills, loose }: AskedFor<'STATEMENT'>): Answer {
  orderedDates(from, to, 'input.to');
  const { opening, lines, closing } = statementOf(
    {
      bills: bills.map((bill) => ({ ...trialBill(bill), billNo: bill.billNo, issueDate: bill.issueDate })),
      loose: loose.map(({ debit, credit, ...one }) => ({
        ...one,
        ...{ debit: fen(debit ?? '0'), credit: fen(credit ?? '0') },
      })),
    },
    from,
    to,
  );
  return {
    ...inYuan({ opening, closing }, ['opening', 'closing']),
    lines: lines.map((line) => ({
      ...{ date: line.date, kind: line.kind, no: line.no },
      ...inYuan(line, ['debit', 'credit', 'balance']),
    })),
  };
}

const COMPUTE: { readonly [K in Asked['kind']]: (input: AskedFor<K>) => Answer } = {
  SCHEDULE: scheduleTrial,
  USAGE: usageTrial,
  SHARE: shareTrial,
  LATE: ({ bill, at }) =>
    inYuan(standing(trialBill(bill), at), ['principal', 'lateFee', 'feePaid', 'feeOpen', 'surplus', 'unpaid']),
  PAY: payTrial,
  AGEING: ({ at, bills }) =>
    inYuan(ageing(bills.map(trialBill), at), ['notDue', 'd1_30', 'd31_60', 'd61_90', 'over90', 'overdue', 'open']),
  SETTLE: settleTrial,
  STATEMENT: statementTrial,
  RECEIPT: ({ amount, taxRate }) => ({
    capitals: capitals(fen(amount)),
    ...(taxRate === undefined ? {} : { tax: yuan(taxIn(fen(amount), hundredths(taxRate))) }),
  }),
  COMPARE: ({ now, before }) => {
    const found = change(comparable(now, 'now'), before && comparable(before, 'before'));
    return { change: found === null ? null : twoDecimals(found) };
  },
};

const compute = <K extends Asked['kind']>(kind: K, input: AskedFor<K>) => COMPUTE[kind](input);

export const trialRoutes = implement(trialApi, {
  trial: ({ kind, input }) => {
    try {
      // A kind comes with its own input.
      return Promise.resolve(compute(kind, input as never));
    } catch (error) {
      throw told(error);
    }
  },
});
