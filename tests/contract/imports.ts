import type { Client } from '../support/client';
import { type Answer } from '../support/client';
import { fairImportApi } from '../../src/contract/transfer/imports';
import { workbook } from '../support/sheets';

export const HEAD = ['供应商编码*', '展位号', '联系人', '电话'];
export const FAIR = '70001';

/** Brings a file of suppliers in, as the dialog does. */
export function send(client: Client, content: Buffer, more: { confirm?: 1; tradeFairId?: string } = {}) {
  const input = { tradeFairId: FAIR, branchId: 'FDA', ...more };
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, String(value));
  body.append('excel', new Blob([new Uint8Array(content)]), '../供应商.xlsx');
  return client.call(fairImportApi.importSuppliers, input, { body });
}

export const sendRows = (client: Client, ...rows: string[][]) => send(client, workbook([HEAD, ...rows]));

/** The data of an answer that has to be good. */
export function good<T>({ success, data, msg }: Answer<T>) {
  if (!success) throw new Error(msg);
  return data;
}
