import { DUPLICATE_KIND, duplicateApi } from '../../../src/contract/master-data/duplicates';
import type { Client } from '../../support/client';

export const NOW = '2026-03-08 10:00:00';
export const kind = DUPLICATE_KIND.customer;
export const REASON = '两家门店，证照不同';

interface Row {
  id: string;
  name: string;
  branchId?: string;
  regionId?: string;
  uscc?: string;
  phone?: string;
}
/** A customer of the ERP; those of the tests begin with X. */
export const customer = ({ id, name, branchId = 'FDB', regionId = '420103', uscc = '', phone = '' }: Row) => ({
  sql: `insert into customer (cust_id, cust_code, cust_name, customer_type, branch_id, region_id, uscc, contact_phone)
    values ('${id}', 'KH${id}', '${name}', 3, '${branchId}', '${regionId}', '${uscc}', '${phone}')`,
});
export const scan = { duplicates: NOW, kind };

/** The two, the verdict, and how many hang together. */
export async function pairsOf(client: Client, decision: 0 | 1 | 2 = 0) {
  const { records } = await client.data(duplicateApi.page, { kind, decision, pageSize: 500 });
  return records
    .filter(({ one }) => one.id.startsWith('X'))
    .map(({ one, other, verdict, clusterSize }) => [one.id, other.id, verdict, clusterSize]);
}
