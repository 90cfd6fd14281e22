import { BILL_TYPE } from '@/contract/finance/matching';
import { codeTable } from '@kit/fields/codeTable';

/** Of `finance/bills`. */
export const billType = codeTable('billType', BILL_TYPE);
