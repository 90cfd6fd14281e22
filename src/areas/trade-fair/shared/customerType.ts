import { CUSTOMER_TYPE } from '@/contract/trade-fair/customers';
import { codeTable } from '@kit/fields/codeTable';

export const customerType = codeTable('customerType', CUSTOMER_TYPE, { dictCode: 'customerType' });
