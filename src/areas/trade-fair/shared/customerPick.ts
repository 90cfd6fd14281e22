import { type FairCandidate, fairCustomerApi } from '@/contract/trade-fair/customers';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { customerType } from './customerType';

const candidateFields = fieldsOf<FairCandidate, { keyword: string }>()('candidate', {
  keyword: f.text({ max: 100 }),
  custCode: f.code({ width: 120, sorted: true }),
  custName: f.name({ sorted: true }),
  customerType: f.codes(customerType),
  branchName: f.name({ width: 180 }),
  salesmanName: f.person(),
  regionName: f.text({ width: 90 }),
});

/** Customers of the ERP who may come to a fair, as the props of a picker. */
export const customerPick = {
  list: fairCustomerApi.custInfoPage,
  keyOf: ({ custId }: FairCandidate) => custId,
  table: candidateFields.table({
    show: ['custCode', 'custName', 'customerType', 'branchName', 'salesmanName', 'regionName'],
    search: ['keyword', 'customerType'],
  }),
};
