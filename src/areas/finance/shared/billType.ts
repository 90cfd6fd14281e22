import { BILL_TYPE } from '@/contract/finance/matching';
import { PARTY_TYPE, type PartyType } from '@/contract/finance/statements';
import { codeTable } from '@kit/fields/codeTable';

/* Its texts are `finance/bills`. */

const ofCustomer = codeTable('billType', BILL_TYPE);
const ofSupplier = codeTable('supplierBill', BILL_TYPE);

/** The names of bill types: for a supplier, purchases take the place of sales. */
export const billTypeOf = (partyType: PartyType) => (partyType === PARTY_TYPE.supplier ? ofSupplier : ofCustomer);
