import { contentImportApi } from '../../../src/contract/tasks/import-calls';
import type { Client } from '../../support/client';
import { workbook } from '../../support/sheets';

export const HEAD = ['商品编码*', '标签'];

/** Sends products of a zone as a file. */
export function sendZoneProducts(client: Client, zoneId: string, rows: readonly string[][]) {
  return client.upload(
    contentImportApi.importZoneProducts,
    { branchId: 'FDB', zoneId },
    { content: workbook([HEAD, ...rows]), name: '专区商品.xlsx' },
  );
}
