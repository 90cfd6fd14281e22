import { randomUUID } from 'node:crypto';
import type { Input } from '../../../src/contract/endpoint';
import { promotionImportApi } from '../../../src/contract/tasks/import-calls';
import type { PromotionTemplate } from '../../../src/contract/promotion/import-templates';
import type { Client } from '../../support/client';
import { workbook } from '../../support/sheets';

type Wanted = Omit<Input<typeof promotionImportApi.importBasket>, 'templateCode' | 'branchId' | 'formId'> & {
  formId?: string;
};

export const HEADS: Readonly<Record<PromotionTemplate, string[]>> = {
  PROMO_PRODUCT_SPECIAL: ['商品编码*', '特价方式*', '值*', '起购数量', '每客户限量', '每单限量', '总限量'],
  PROMO_PRODUCT_FLEXIBLE: ['商品编码*', '下限价*', '上限价*', '总限量'],
  PROMO_PRODUCT_SCOPE: ['商品编码*', '是否排除'],
  PROMO_PRODUCT_LADDER: ['商品编码*', '门槛*', '优惠方式*', '优惠值*', '区间止'],
  PROMO_CUSTOMER: ['客户编码*'],
  PROMO_STAFF: ['员工编号*', '让利额度'],
};

/** Brings rows into a basket, as the dialog does; answers its form as well. */
export async function send(
  who: Client,
  templateCode: PromotionTemplate,
  { formId = randomUUID(), ...more }: Wanted,
  rows: string[][],
) {
  const input = { templateCode, formId, branchId: 'FDB', ...more };
  const { templateCode: _, ...fields } = input;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  body.append('file', new Blob([new Uint8Array(workbook([HEADS[templateCode], ...rows]))]), '名单.xlsx');
  return { formId, answer: await who.call(promotionImportApi.importBasket, input, { body }) };
}
