import { inArray, lt } from 'drizzle-orm';
import { DAY, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { menu } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { pageVisit } from './schema/visit';

/** A year, and the same month of the year before. */
const KEPT_DAYS = 400;

/** Pages that are no menu (docs/console.md#addresses). */
const ALWAYS: Readonly<Record<string, string>> = {
  '/dashboard': '首页',
  '/profile/index': '个人中心',
  '/reconciliation': '对账单管理',
  '/reconciliation/checkDiffList': '差异核对',
  '/contentManage/homeConfig': 'ERP移动端首页配置',
  '/documentation/index': '使用文档',
  '/guide/index': '引导页',
  '/productStock/edit': '核心客户库存编辑',
  '/cashierInfo': '收银台详情',
  '/updateCashier': '修改收银台',
  '/returnedRecordDetail': '退货详情',
};

type NewVisit = typeof pageVisit.$inferInsert;

/** The names of pages; a page that the console does not have is missing, and is in no report. */
export async function pageNames(db: Db, pages: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const menus = await db
    .select({ menuUrl: menu.menuUrl, menuTitle: menu.menuTitle })
    .from(menu)
    .where(global('shared', inArray(menu.menuUrl, [...new Set(pages)])));
  return new Map([...Object.entries(ALWAYS), ...menus.map(({ menuUrl, menuTitle }) => [menuUrl, menuTitle] as const)]);
}

/** Stores visits; a visit that was reported before is skipped. */
export async function keepVisits(db: Db, visits: readonly NewVisit[]) {
  if (visits.length > 0)
    await db
      .insert(pageVisit)
      .values([...visits])
      .onConflictDoNothing();
}

/** Removes visits that no report shows any more. */
export const dropOldVisits = (db: Db, ms: number) =>
  db.delete(pageVisit).where(global('clock', lt(pageVisit.visitTime, shanghai(ms - KEPT_DAYS * DAY))));
