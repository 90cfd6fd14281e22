import type { ReceivingCashier } from '../../../../src/contract/orders/orders';
import type { PayChannel } from '../../../../src/contract/pay-channels';
import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

/** A cashier as it is at a moment, to be kept with the money that goes there. */
export interface CashierThen {
  cashierId: string;
  receivedBy: ReceivingCashier;
}

export interface CashierAsked {
  branchId: string;
  channel: PayChannel;
  /** yyyy-MM-dd */
  day: string;
  /** The one that is meant; without it, the default of the company if it takes the channel. */
  cashierCode?: string;
}

/** The cashier in force of a company that is asked for; undefined: there is none. Orders know no cashiers themselves. */
export const receivingCashier =
  slot<(db: Db, asked: CashierAsked) => Promise<CashierThen | undefined>>('receivingCashier');
