import { contentImportApi } from '../../../src/contract/tasks/import-calls';
import type { Client } from '../../support/client';
import { workbook } from '../../support/sheets';

export const HEAD = ['商品编码*', '标签'];

/** Sends products of a zone as a file. */
export function sendZoneProducts(client: Client, zoneId: string, rows: readonly string[][]) {
  const body = new FormData();
  body.append('branchId', 'FDB');
  body.append('zoneId', zoneId);
  body.append('file', new Blob([new Uint8Array(workbook([HEAD, ...rows]))]), '专区商品.xlsx');
  return client.call(contentImportApi.importZoneProducts, { branchId: 'FDB', zoneId }, { body });
}
