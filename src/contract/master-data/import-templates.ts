import type { Template } from '../tasks/template';
import { STORAGE } from './forms/commodity';
import { PRESCRIPTION_TYPE } from './codes/goods-codes';

/* Templates for the catalogue (docs/domain/tasks.md#templates). */

export const STORED = {
  常温: String(STORAGE.room),
  阴凉: String(STORAGE.cool),
  冷藏: String(STORAGE.cold),
  冷冻: String(STORAGE.frozen),
} as const;
export const PRESCRIPTIONS = {
  甲类OTC: String(PRESCRIPTION_TYPE.otcA),
  乙类OTC: String(PRESCRIPTION_TYPE.otcB),
  处方药: String(PRESCRIPTION_TYPE.prescription),
  医疗器械: String(PRESCRIPTION_TYPE.device),
  中药饮片: String(PRESCRIPTION_TYPE.herbal),
  保健食品: String(PRESCRIPTION_TYPE.healthFood),
  其他: String(PRESCRIPTION_TYPE.other),
} as const;
const SWITCH = { 启用: '1', 停用: '0' } as const;

export const CATALOGUE_TEMPLATES = {
  BRAND: {
    title: '品牌',
    columns: [
      { field: 'brandName', title: '品牌', required: true, kind: 'text', max: 50, example: '楚康' },
      { field: 'brandNameEn', title: '英文名', kind: 'text', max: 80, example: 'Chukang' },
      { field: 'manufacturer', title: '厂家', kind: 'text', max: 100, example: '楚康制药有限公司' },
      { field: 'sort', title: '排序', kind: 'whole', max: 8, example: '20' },
      { field: 'description', title: '描述', kind: 'text', max: 500, example: '心脑血管用药' },
      { field: 'status', title: '状态', kind: 'choice', max: 2, example: '启用', options: SWITCH },
    ],
    limit: 5_000,
  },
  STANDARD: {
    title: '标准',
    columns: [
      { field: 'commonName', title: '通用名', required: true, kind: 'text', max: 80, example: '盐酸氨溴索片' },
      { field: 'tradeName', title: '商品名', kind: 'text', max: 80, example: '沐舒坦' },
      { field: 'spec', title: '规格', required: true, kind: 'text', max: 60, example: '30mg*20片' },
      { field: 'dosageForm', title: '剂型', required: true, kind: 'text', max: 30, example: '片剂' },
      { field: 'manufacturer', title: '厂家', required: true, kind: 'text', max: 100, example: '楚天制药有限公司' },
      { field: 'approvalNo', title: '批准文号', kind: 'text', max: 40, example: '国药准字H20190031' },
      { field: 'barcode', title: '条码', kind: 'code', max: 13, example: '6901234567892' },
      { field: 'packUnit', title: '包装单位', required: true, kind: 'text', max: 10, example: '盒' },
      { field: 'shelfLifeMonths', title: '有效期(月)', kind: 'whole', max: 8, example: '24' },
      { field: 'storage', title: '贮藏', kind: 'choice', max: 2, example: '常温', options: STORED },
      {
        field: 'otcType',
        title: '处方类型',
        required: true,
        kind: 'choice',
        max: 5,
        example: '处方药',
        options: PRESCRIPTIONS,
      },
    ],
    limit: 5_000,
  },
  ONLINE_GOODS: {
    title: '线上商品',
    columns: [
      { field: 'productCode', title: '商品编码', required: true, kind: 'code', max: 40, example: 'SP000001' },
      {
        field: 'displayName',
        title: '展示名',
        required: true,
        kind: 'text',
        max: 80,
        example: '阿莫西林胶囊 0.25g*24粒',
      },
      { field: 'subTitle', title: '副标题', kind: 'text', max: 100, example: '处方药，凭处方销售' },
      { field: 'categoryId', title: '类别编码', kind: 'code', max: 40, example: '0101' },
      { field: 'brandName', title: '品牌', kind: 'text', max: 50, example: '楚天' },
      { field: 'keywords', title: '关键词', kind: 'text', max: 120, example: '消炎、抗生素' },
      { field: 'unitStep', title: '加购步长', kind: 'whole', max: 8, example: '5' },
      { field: 'minOrderQty', title: '起订量', kind: 'whole', max: 8, example: '10' },
      { field: 'sort', title: '排序', kind: 'whole', max: 8, example: '100' },
      { field: 'detail', title: '详情', kind: 'text', max: 2_000, example: '用于敏感菌引起的感染。' },
    ],
    limit: 5_000,
  },
} as const satisfies Record<string, Template>;
export const CATALOGUE_TEMPLATE_CODES = [
  'BRAND',
  'STANDARD',
  'ONLINE_GOODS',
] as const satisfies readonly (keyof typeof CATALOGUE_TEMPLATES)[];
