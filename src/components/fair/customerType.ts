import { CUSTOMER_TYPE } from '@/contract/fair/customers';
import { codeTable } from '@/crud/table/codeTable';

export const customerType = codeTable('customerType', CUSTOMER_TYPE);
