import { STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import { standingOf } from './standing';

const { confirmed, toConfirm, voided } = STATEMENT_STATUS;
const month = (m: string, status: (typeof STATEMENT_STATUS)[keyof typeof STATEMENT_STATUS]) => ({
  ...{ periodStart: `2026-${m}-01`, periodEnd: `2026-${m}-28`, status },
});

const february = month('02', confirmed);
const march = month('03', toConfirm);

test('a document stands in the statement of its day while nobody has confirmed it', () => {
  expect(standingOf([february, march], '2026-03-05')).toEqual({ statement: march, isLate: false });
});

test('of a confirmed period it counts in the next open one, and says that it is late', () => {
  expect(standingOf([february, march], '2026-02-05')).toEqual({ statement: march, isLate: true });
  expect(standingOf([february], '2026-02-05')).toEqual({ statement: undefined, isLate: true });
});

test('a day that no statement has waits for the one to come', () => {
  expect(standingOf([february, march], '2026-04-02')).toEqual({ statement: undefined, isLate: false });
  expect(standingOf([march], '2026-01-02')).toEqual({ statement: undefined, isLate: false });
});

test('before the first period it is part of the opening, until that is confirmed', () => {
  expect(standingOf([february, march], '2026-01-30')).toEqual({ statement: march, isLate: true });
  expect(standingOf([february], '2026-01-30')).toEqual({ statement: undefined, isLate: true });
});

test('what is void takes nothing', () => {
  expect(standingOf([month('03', voided)], '2026-03-05')).toEqual({ statement: undefined, isLate: false });
});

test('between two periods it counts in the one behind it', () => {
  expect(standingOf([february, month('05', toConfirm)], '2026-04-02')).toMatchObject({ isLate: true });
});
