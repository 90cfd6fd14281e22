import type { Output } from '@/contract/endpoint';
import { salesOrderApi } from '@/contract/orders/orders';
import type { Searched } from '@/ui/form/SearchSelect';

/** Salespeople, found by name or code. */
export const salespeople: Searched<Output<typeof salesOrderApi.salespeople>['records'][number]> = {
  endpoint: salesOrderApi.salespeople,
  query: (keyword) => ({ keyword }),
  byId: (staffId) => ({ staffId }),
  option: ({ staffId, staffName }) => ({ value: staffId, label: staffName }),
};
