import type { Template, TemplateColumn } from '../tasks/template';
import { CUSTOMER_TYPE } from '../trade-fair/customers';
import { TAX_RATES } from './forms/commodity';
import { SETTLE_TYPE } from './forms/customer';
import { PRESCRIPTIONS, STORED } from './import-templates';
import { COMPANY_KIND } from './licences';

/*
 * Templates of entries (docs/domain/approval.md#files-of-entries): a row has the fields of the form, without its
 * documents.
 */

const COMPANY_KINDS = {
  生产企业: String(COMPANY_KIND.producer),
  批发企业: String(COMPANY_KIND.wholesaler),
  连锁总部: String(COMPANY_KIND.chain),
  其他: String(COMPANY_KIND.other),
} as const;
const CUSTOMER_TYPES = {
  商业公司: String(CUSTOMER_TYPE.distributor),
  连锁药店: String(CUSTOMER_TYPE.chain),
  单体药店: String(CUSTOMER_TYPE.pharmacy),
  诊所: String(CUSTOMER_TYPE.clinic),
  公立医院: String(CUSTOMER_TYPE.publicHospital),
  民营医院: String(CUSTOMER_TYPE.privateHospital),
  基层医疗机构: String(CUSTOMER_TYPE.primaryCare),
  电商: String(CUSTOMER_TYPE.online),
  其他: String(CUSTOMER_TYPE.other),
} as const;
const SETTLED = {
  现结: String(SETTLE_TYPE.cash),
  月结: String(SETTLE_TYPE.monthly),
  预付: String(SETTLE_TYPE.prepaid),
} as const;
const RATES = Object.fromEntries(TAX_RATES.map((rate) => [String(rate), String(rate)]));
const YES_OR_NO = { 是: '1', 否: '0' } as const;

/** Columns that no file may fill, because the approval decides on them. */
const NOT_GIVEN = [
  { field: 'status', title: '状态', kind: 'notGiven', max: 40, example: '' },
  { field: 'erpCode', title: 'ERP编码', kind: 'notGiven', max: 40, example: '' },
] as const satisfies readonly TemplateColumn[];

const REGION = [
  { field: 'region', title: '地区', required: true, kind: 'text', max: 100, example: '湖北省/武汉市/江夏区' },
  { field: 'address', title: '地址', required: true, kind: 'text', max: 200, example: '纸坊大街1号' },
] as const satisfies readonly TemplateColumn[];
const RANGES = {
  field: 'operateRanges',
  title: '经营范围',
  required: true,
  kind: 'text',
  max: 500,
  example: '化学药制剂、中成药',
} as const satisfies TemplateColumn;
const INVOICE = [
  { field: 'invoiceTitle', title: '发票抬头', kind: 'text', max: 100, example: '' },
  { field: 'taxNo', title: '税号', kind: 'text', max: 30, example: '' },
] as const satisfies readonly TemplateColumn[];

const commodityColumns = [
  { field: 'commonName', title: '通用名', required: true, kind: 'text', max: 80, example: '布洛芬缓释胶囊' },
  { field: 'tradeName', title: '商品名', kind: 'text', max: 80, example: '' },
  { field: 'spec', title: '规格', required: true, kind: 'text', max: 60, example: '0.3g*20粒' },
  { field: 'dosageForm', title: '剂型', required: true, kind: 'text', max: 30, example: '胶囊剂' },
  { field: 'manufacturer', title: '厂家', required: true, kind: 'text', max: 100, example: '楚天制药有限公司' },
  { field: 'holder', title: '上市许可持有人', kind: 'text', max: 100, example: '' },
  { field: 'approvalNo', title: '批准文号', kind: 'text', max: 40, example: '国药准字H20190031' },
  { field: 'barcode', title: '条码', kind: 'code', max: 13, example: '6901234567892' },
  { field: 'packUnit', title: '包装单位', required: true, kind: 'text', max: 10, example: '盒' },
  { field: 'midPack', title: '中包装', kind: 'whole', max: 8, example: '10' },
  { field: 'bigPack', title: '大包装', kind: 'whole', max: 8, example: '200' },
  {
    ...{ field: 'prescriptionType', title: '处方类型', required: true, kind: 'choice', max: 5, example: '处方药' },
    options: PRESCRIPTIONS,
  },
  { field: 'operateRange', title: '经营范围', required: true, kind: 'text', max: 60, example: '化学药制剂' },
  { field: 'storage', title: '贮藏', required: true, kind: 'choice', max: 2, example: '常温', options: STORED },
  { field: 'shelfLifeMonths', title: '有效期(月)', required: true, kind: 'whole', max: 8, example: '24' },
  { field: 'taxRate', title: '税率', required: true, kind: 'choice', max: 2, example: '13', options: RATES },
  { field: 'purchasePrice', title: '进价', required: true, kind: 'decimal4', max: 13, example: '9.63' },
  { field: 'listPrice', title: '挂牌价', required: true, kind: 'decimal4', max: 13, example: '12.8' },
  { field: 'minSalePrice', title: '最低价', required: true, kind: 'decimal4', max: 13, example: '10.5' },
  { field: 'decimalQty', title: '可小数', kind: 'choice', max: 1, example: '否', options: YES_OR_NO },
  { field: 'supplierCode', title: '供应商编码', kind: 'code', max: 20, example: '' },
  { field: 'firstBusiness', title: '首营', kind: 'choice', max: 1, example: '是', options: YES_OR_NO },
  ...NOT_GIVEN,
] as const satisfies readonly TemplateColumn[];

const LIMIT = 2_000;

export const ENTRY_TEMPLATES = {
  COMPANY_ENTRY: {
    title: '公司录入',
    columns: [
      { field: 'companyName', title: '公司名称', required: true, kind: 'text', max: 100, example: '江夏医药有限公司' },
      {
        ...{ field: 'companyKind', title: '公司类型', required: true, kind: 'choice', max: 4, example: '批发企业' },
        options: COMPANY_KINDS,
      },
      {
        ...{ field: 'uscc', title: '统一社会信用代码', required: true, kind: 'uscc', max: 18 },
        example: '91420100300258142K',
      },
      { field: 'legalPerson', title: '法人', required: true, kind: 'text', max: 20, example: '孙立' },
      { field: 'registeredCapital', title: '注册资本(万元)', kind: 'money', max: 12, example: '5000' },
      { field: 'establishDate', title: '成立日期', kind: 'day', max: 19, example: '2014-10-22' },
      { field: 'businessTermEnd', title: '营业期限', kind: 'day', max: 19, example: '' },
      ...REGION,
      { field: 'contactName', title: '联系人', required: true, kind: 'text', max: 20, example: '李敏' },
      { field: 'contactPhone', title: '联系电话', required: true, kind: 'text', max: 20, example: '13871234567' },
      { field: 'email', title: '邮箱', kind: 'text', max: 100, example: '' },
      { field: 'bankName', title: '开户银行', kind: 'text', max: 60, example: '' },
      { field: 'bankAccount', title: '银行账号', kind: 'code', max: 30, example: '' },
      ...INVOICE,
      RANGES,
      ...NOT_GIVEN,
    ],
    limit: LIMIT,
  },
  CUSTOMER_ENTRY: {
    title: '客户录入',
    columns: [
      { field: 'custName', title: '客户名称', required: true, kind: 'text', max: 100, example: '仁济诊所' },
      {
        ...{ field: 'customerType', title: '客户类型', required: true, kind: 'choice', max: 6, example: '单体药店' },
        options: CUSTOMER_TYPES,
      },
      { field: 'uscc', title: '统一社会信用代码', kind: 'uscc', max: 18, example: '91420100MA4KTE5T87' },
      { field: 'practiceLicenceNo', title: '执业许可证号', kind: 'text', max: 30, example: '' },
      { field: 'salesmanId', title: '业务员编号', kind: 'code', max: 20, example: '' },
      ...REGION,
      { field: 'receiverName', title: '收货人', required: true, kind: 'text', max: 20, example: '王芳' },
      { field: 'receiverPhone', title: '收货电话', required: true, kind: 'text', max: 20, example: '13871234568' },
      { field: 'receiverAddress', title: '收货地址', kind: 'text', max: 200, example: '' },
      { field: 'legalPerson', title: '法人', required: true, kind: 'text', max: 20, example: '赵春和' },
      { field: 'qualityPerson', title: '质量负责人', kind: 'text', max: 20, example: '' },
      { field: 'purchaserName', title: '采购员', kind: 'text', max: 20, example: '' },
      { field: 'purchaserIdNo', title: '采购员身份证号', kind: 'code', max: 18, example: '' },
      { field: 'purchaserPhone', title: '采购员电话', kind: 'mobile', max: 11, example: '' },
      { field: 'authorisationUntil', title: '授权期限', kind: 'day', max: 19, example: '' },
      { field: 'settleType', title: '结算方式', kind: 'choice', max: 2, example: '现结', options: SETTLED },
      { field: 'creditLimit', title: '信用额度', kind: 'money', max: 12, example: '' },
      { field: 'creditDays', title: '信用账期(天)', kind: 'whole', max: 8, example: '' },
      RANGES,
      ...INVOICE,
      ...NOT_GIVEN,
    ],
    limit: LIMIT,
  },
  COMMODITY_ENTRY: { title: '商品录入', columns: commodityColumns, limit: LIMIT },
  /** The same template, on the applicants' page. */
  COMMODITY_APPLY: { title: '商品录入申请', columns: commodityColumns, limit: LIMIT },
} as const satisfies Record<string, Template>;
export const ENTRY_TEMPLATE_CODES = [
  'COMPANY_ENTRY',
  'CUSTOMER_ENTRY',
  'COMMODITY_ENTRY',
  'COMMODITY_APPLY',
] as const satisfies readonly (keyof typeof ENTRY_TEMPLATES)[];
export type EntryTemplate = (typeof ENTRY_TEMPLATE_CODES)[number];
