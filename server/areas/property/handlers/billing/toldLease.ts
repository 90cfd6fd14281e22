import { twoDecimals } from '../../../../platform/numbers/decimal';
import { priceText, yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import type { LeaseRow } from '../../data/billing/leaseBook';

const orNull = (value: number | null, text: (value: number) => string) => (value === null ? null : text(value));

export const toldIncreases = (increases: LeaseRow['increases']) =>
  increases.map(({ fromMonth, rate }) => ({ fromMonth, rate: twoDecimals(rate) }));

export const toldFees = (fees: LeaseRow['fees']) =>
  fees.map(({ price, area, quantity, ...fee }) => ({
    ...fee,
    ...{ price: orNull(price, priceText), area: orNull(area, twoDecimals), quantity: orNull(quantity, twoDecimals) },
  }));

/** A lease as the log has it. */
export const toldLease = (row: Partial<LeaseRow>) =>
  said(row, { rentAmount: yuan, deposit: yuan, increases: toldIncreases, fees: toldFees });
