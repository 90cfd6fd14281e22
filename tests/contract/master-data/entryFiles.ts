import { ENTRY_TEMPLATES, type EntryTemplate } from '../../../src/contract/master-data/entry-templates';
import { entryImportApi } from '../../../src/contract/tasks/entry-imports';
import type { Client } from '../../support/client';
import { workbook } from '../../support/sheets';

const CALLS = {
  COMPANY_ENTRY: entryImportApi.importCompanies,
  CUSTOMER_ENTRY: entryImportApi.importCustomers,
  COMMODITY_ENTRY: entryImportApi.importCommodities,
  COMMODITY_APPLY: entryImportApi.importApplied,
} as const;

type Cells = Readonly<Record<string, string>>;

export const COMPANY: Cells = {
  ...{ 公司名称: '荆楚康泰医药有限公司', 公司类型: '批发企业', 统一社会信用代码: '91420100300258142K', 法人: '孙立' },
  ...{ 成立日期: '2014年10月22日', '注册资本(万元)': '5000', 地区: '湖北省武汉市江夏区', 地址: '纸坊大街1号' },
  ...{ 联系人: '李敏', 联系电话: '027-88886666', 经营范围: '化学药制剂、中成药' },
};
export const CUSTOMER: Cells = {
  ...{ 客户名称: '武昌春和堂大药房', 客户类型: '单体药店', 统一社会信用代码: '91420100MA4KTE5T87', 法人: '赵春和' },
  ...{ 地区: '420106', 地址: '徐东大街18号', 收货人: '王芳', 收货电话: '13871234568', 经营范围: '化学药制剂' },
};
export const GOODS: Cells = {
  通用名: '盐酸左氧氟沙星片',
  规格: '0.5g*6片',
  剂型: '片剂',
  厂家: '荆江制药有限公司',
  批准文号: '国药准字H20203456',
  ...{ 包装单位: '盒', 中包装: '10', 大包装: '200', 处方类型: '处方药', 经营范围: '化学药制剂', 贮藏: '常温' },
  ...{ '有效期(月)': '24', 税率: '13', 进价: '9.63', 挂牌价: '12.8', 最低价: '10.5', 首营: '是' },
};

/** A file with the titles that its rows use, and those that the template needs. */
function fileOf(code: EntryTemplate, rows: readonly Cells[]) {
  const own = ENTRY_TEMPLATES[code].columns.filter(({ kind }) => kind !== 'notGiven').map(({ title }) => title);
  const titles = [...new Set([...own, ...rows.flatMap((row) => Object.keys(row))])];
  return workbook([titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))]);
}

/** Brings rows in, as the dialog does. */
export function sendEntries(who: Client, code: EntryTemplate, rows: readonly Cells[]) {
  return who.upload(CALLS[code], { branchId: who.branchId }, { content: fileOf(code, rows), name: '录入.xlsx' });
}
