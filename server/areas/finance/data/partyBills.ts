import { BILL_TYPE } from '../../../../src/contract/finance/matching';
import { PARTY_TYPE, type PartyType } from '../../../../src/contract/finance/statements';
import type { Db } from '../../../platform/database/db';
import { type Bill, orderBills, purchaseBills, type WantedBills } from '../../orders/public';

const { outbound, return: returned, receipt, rebate } = BILL_TYPE;

/** What a document counts as; of a supplier what was bought stands where sales stand, and what was paid as received. */
export const TYPE_OF = {
  ...{ outbound, return: returned, receipt },
  ...{ purchase: outbound, purchaseReturn: returned, payment: receipt, rebate },
} as const satisfies Record<Bill['kind'], number>;

const BILLS_OF = {
  [PARTY_TYPE.customer]: orderBills,
  [PARTY_TYPE.supplier]: purchaseBills,
} as const;

/** All bills of parties of one type whom the caller has read under a scope, up to a day. */
export const billsOfParties = (db: Db, partyType: PartyType, wanted: WantedBills): Promise<Bill[]> =>
  BILLS_OF[partyType](db, wanted);
