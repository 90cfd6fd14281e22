import type { Template } from './template';
import { TENANT_TYPE } from '../property/tenants';

/* What comes into the property module by a file (docs/domain/tasks.md#templates). */

const TYPES = { 企业: String(TENANT_TYPE.company), 个人: String(TENANT_TYPE.person) } as const;
const YES_NO = { 是: '1', 否: '0' } as const;

export const PROPERTY_TEMPLATES = {
  PMS_UNIT: {
    title: '房源',
    columns: [
      { field: 'buildingName', title: '楼栋', required: true, kind: 'text', max: 20, example: 'A座' },
      { field: 'unitNo', title: '房号', required: true, kind: 'text', max: 20, example: '0801' },
      // Below 0: underground.
      { field: 'floor', title: '楼层', required: true, kind: 'text', max: 4, example: '8' },
      { field: 'area', title: '面积', required: true, kind: 'money', max: 10, example: '126.40' },
      { field: 'innerArea', title: '套内面积', kind: 'money', max: 10, example: '98.20' },
      { field: 'unitType', title: '户型', kind: 'text', max: 20, example: '办公' },
      { field: 'rentPrice', title: '标准租金', kind: 'money', max: 10, example: '8600.00' },
      { field: 'propertyFeeRate', title: '物业费单价', kind: 'decimal4', max: 13, example: '3.25' },
    ],
    limit: 5_000,
  },
  PMS_TENANT: {
    title: '租户',
    columns: [
      {
        field: 'tenantType',
        title: '租户类型',
        required: true,
        kind: 'choice',
        max: 2,
        example: '企业',
        options: TYPES,
      },
      { field: 'tenantName', title: '租户', required: true, kind: 'text', max: 50, example: '武汉光谷制药' },
      { field: 'uscc', title: '统一社会信用代码', kind: 'uscc', max: 18, example: '91420100MA4KTE5T87' },
      { field: 'idNo', title: '身份证号', kind: 'code', max: 18, example: '' },
      { field: 'contactName', title: '联系人', required: true, kind: 'text', max: 20, example: '何敏' },
      { field: 'contactPhone', title: '电话', required: true, kind: 'code', max: 20, example: '13900001212' },
      { field: 'email', title: '邮箱', kind: 'text', max: 100, example: 'hemin@example.com' },
      { field: 'invoiceTitle', title: '发票抬头', kind: 'text', max: 60, example: '武汉光谷制药有限公司' },
      { field: 'invoiceTaxNo', title: '税号', kind: 'code', max: 20, example: '91420100MA4KTE5T87' },
    ],
    limit: 5_000,
  },
  PMS_METER: {
    title: '抄表',
    columns: [
      { field: 'meterNo', title: '表号', required: true, kind: 'text', max: 30, example: 'S-0101' },
      { field: 'date', title: '抄表日', required: true, kind: 'day', max: 19, example: '2026-03-31' },
      { field: 'period', title: '账期', required: true, kind: 'text', max: 7, example: '2026-03' },
      // All of a meter with one register, the peak of the peaks of one with more.
      { field: 'first', title: '总/尖', required: true, kind: 'text', max: 12, example: '1241.00' },
      { field: 'second', title: '峰', kind: 'text', max: 12, example: '' },
      { field: 'third', title: '平', kind: 'text', max: 12, example: '' },
      { field: 'fourth', title: '谷', kind: 'text', max: 12, example: '' },
      { field: 'overflow', title: '过零', kind: 'choice', max: 2, example: '否', options: YES_NO },
      { field: 'remark', title: '备注', kind: 'text', max: 200, example: '' },
    ],
    limit: 5_000,
  },
} as const satisfies Record<string, Template>;
export const PROPERTY_TEMPLATE_CODES = [
  'PMS_UNIT',
  'PMS_TENANT',
  'PMS_METER',
] as const satisfies readonly (keyof typeof PROPERTY_TEMPLATES)[];
