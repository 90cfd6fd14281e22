import type { Client } from '../../../support/client';
import { workbook } from '../../../support/sheets';
import { pmsImportApi } from '../../../../src/contract/tasks/property-imports';

export const HEADS = {
  importUnits: ['楼栋*', '房号*', '楼层*', '面积*', '套内面积', '户型', '标准租金', '物业费单价'],
  importTenants: ['租户类型*', '租户*', '统一社会信用代码', '身份证号', '联系人*', '电话*', '邮箱', '发票抬头', '税号'],
  importReadings: ['表号*', '抄表日*', '账期*', '总/尖*', '峰', '平', '谷', '过零', '备注'],
} as const;

/** Brings rows in as the module's dialog does; the first of them is row 2. */
export function bring(
  client: Client,
  call: keyof typeof HEADS,
  { rows, ...target }: { rows: readonly (readonly string[])[]; branchId: string; propertyId?: string },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(target)) body.append(name, value);
  body.append('file', new Blob([new Uint8Array(workbook([HEADS[call], ...rows]))]), '导入.xlsx');
  const { propertyId = '', branchId } = target;
  return client.call(pmsImportApi[call], { branchId, propertyId }, { body });
}
