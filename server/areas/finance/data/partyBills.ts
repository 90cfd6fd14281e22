import { BILL_TYPE } from '../../../../src/contract/finance/matching';
import { PARTY_TYPE, type PartyType } from '../../../../src/contract/finance/statements';
import type { Db } from '../../../platform/database/db';
import { type Bill, orderBills, purchaseBills, type WantedBills } from '../../orders/public';

const { outbound, return: returned, receipt, rebate } = BILL_TYPE;

/**
 * The type of each kind of document; for a supplier, purchases take the place of sales, and payments that of receipts.
 */
export const TYPE_OF = {
  ...{ outbound, return: returned, receipt },
  ...{ purchase: outbound, purchaseReturn: returned, payment: receipt, rebate },
} as const satisfies Record<Bill['kind'], number>;

const BILLS_OF = {
  [PARTY_TYPE.customer]: orderBills,
  [PARTY_TYPE.supplier]: purchaseBills,
} as const;

/** All bills, up to a day, of parties that the caller has read under a scope. */
export const billsOfParties = (db: Db, partyType: PartyType, wanted: WantedBills): Promise<Bill[]> =>
  BILLS_OF[partyType](db, wanted);
