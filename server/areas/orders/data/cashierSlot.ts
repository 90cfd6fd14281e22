import type { ReceivingCashier } from '../../../../src/contract/orders/orders';
import type { PayChannel } from '../../../../src/contract/pay-channels';
import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

/** The data of a cashier at a moment, to be stored with the money that it receives. */
export interface CashierThen {
  cashierId: string;
  receivedBy: ReceivingCashier;
}

export interface CashierAsked {
  branchId: string;
  channel: PayChannel;
  /** yyyy-MM-dd */
  day: string;
  /** The wanted cashier; without it, the company's default cashier, if that one accepts the channel. */
  cashierCode?: string;
}

/** The cashier in force of a company; undefined where there is none. Orders know no cashiers themselves. */
export const receivingCashier =
  slot<(db: Db, asked: CashierAsked) => Promise<CashierThen | undefined>>('receivingCashier');
