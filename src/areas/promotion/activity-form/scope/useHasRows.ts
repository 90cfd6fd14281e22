import { basketApi } from '@/contract/promotion/baskets';
import { useCall } from '@kit/data/useCall';

/**
 * Whether the baskets of a form have rows; a basket that is not read yet, or cannot be, may have some. Its id does not
 * say it: rows can be removed, and imports undone.
 */
export function useHasRows(formId: string | undefined) {
  const input = { formId: formId ?? '', pageNum: 1, pageSize: 10 };
  const options = { ready: formId !== undefined, silent: true };
  const products = useCall(basketApi.tempProducts, input, options);
  const customers = useCall(basketApi.tempCustomers, input, options);
  const staff = useCall(basketApi.tempStaff, input, options);
  return formId !== undefined && [products, customers, staff].some(({ data }) => data?.total !== 0);
}
