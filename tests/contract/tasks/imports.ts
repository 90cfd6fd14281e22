import type { Client } from '../../support/client';
import { type Answer } from '../../support/client';
import { importApi, isUnderWay, type RowError } from '../../../src/contract/tasks/imports';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { workbook } from '../../support/sheets';

export const HEAD = ['供应商编码*', '展位号', '联系人', '电话'];
export const FAIR = '70001';

interface More {
  confirm?: 1;
  tradeFairId?: string;
  branchId?: string;
  templateId?: string;
  endpoint?: typeof fairImportApi.importSuppliers;
  fileName?: string;
}

/** Brings a file in, one of suppliers unless said otherwise, as the dialog does. */
export function send(client: Client, content: Buffer, { endpoint, fileName = '../供应商.xlsx', ...more }: More = {}) {
  const input = { tradeFairId: FAIR, branchId: 'FDA', ...more };
  return client.upload(endpoint ?? fairImportApi.importSuppliers, input, { content, name: fileName, field: 'excel' });
}

export const sendRows = (client: Client, ...rows: string[][]) => send(client, workbook([HEAD, ...rows]));

/** The titles of the templates of a fair. */
export const HEADS = {
  importCustomers: ['客户编码', '上级编码', '名称', '联系人', '电话', '信用代码'],
  importCommodities: ['商品编码*', '供应商编码*', '展会价*', '起订量', '限购', '排序'],
  importOrders: ['订单号*', '客户编码*', '商品编码*', '数量*', '单价*', '下单时间*', '嘉宾手机'],
  importInvitations: ['姓名*', '手机*', '单位编码*', '职务', '随行人数', '渠道*'],
} as const;

/** Brings rows in by one of these templates; the first of them is row 2. */
export const bring = (
  client: Client,
  template: keyof typeof HEADS,
  rows: readonly (readonly string[])[],
  more: More = {},
) => send(client, workbook([HEADS[template], ...rows]), { endpoint: fairImportApi[template], ...more });

/** The data of an answer that has to be good. */
export function good<T>({ success, data, msg }: Answer<T>) {
  if (!success) throw new Error(`${msg} ${JSON.stringify(data)}`);
  return data;
}

/** An import that goes on after its request, once it is over. */
export async function ended(client: Client, importNo: string) {
  for (;;) {
    const one = await client.data(importApi.detail, { importNo });
    if (!isUnderWay(one.status)) return one;
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** What is said of each row, fault by fault. */
export function byRow(failed: readonly RowError[]) {
  const rows = new Map<number, string[]>();
  for (const { rowNo, msg } of failed) rows.set(rowNo, [...(rows.get(rowNo) ?? []), msg]);
  return [...rows].map(([row, msg]) => ({ row, msg }));
}
