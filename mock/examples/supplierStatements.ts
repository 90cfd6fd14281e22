import { inArray } from 'drizzle-orm';
import { BILL_TYPE } from '../../src/contract/finance/matching';
import { PARTY_TYPE, STATEMENT_STATUS } from '../../src/contract/finance/statements';
import { makeStatements } from '../../server/areas/finance/data/makeStatements';
import { statement } from '../../server/areas/finance/data/schema/statements';
import { supplier } from '../../server/areas/master-data/data/schema/supplier';
import type { Db } from '../../server/platform/database/db';
import { global, ofParent } from '../../server/platform/scope';
import { type Bill, type Counter, plus, sendCounterRows } from './counterRows';
import { seedPurchases } from './purchases';
import { OPERATOR, periodBefore } from './statementPeriod';

const BRANCH = 'FDB';
const SUPPLIERS = ['G0012', 'G0013', 'G0014'];
/** In their order: with differences, confirmed, to be sent. */
const IDS = ['92101', '92102', '92103'] as const;
const FIRST = { row: 93_101, match: 94_101, diff: 95_101 };
/** A price of 14.3000 in the place of 14.2000, for 150. */
const PRICE_MORE = 1_500;

const REMARKS = {
  [BILL_TYPE.outbound]: '销售出库',
  [BILL_TYPE.return]: '销售退回',
  [BILL_TYPE.receipt]: '收款',
  [BILL_TYPE.rebate]: '票折',
  [BILL_TYPE.adjustment]: '调整',
} as const;

/** What the supplier has of a bill: one price is higher, and a payment has not arrived. */
function counterOf({ no, docDate, amount, lines, billType }: Bill, i: number): Counter[] {
  if (billType === null || billType === BILL_TYPE.receipt) return [];
  const own = { no: `XS${no.slice(2)}`, ourNo: no, amount, remark: REMARKS[billType], lines: [] };
  const [first, ...rest] = lines;
  if (i !== 1 || !first) return [{ ...own, docDate: plus(docDate, i === 0 ? 0 : 1) }];
  const dearer = { ...first, amount: first.amount + PRICE_MORE };
  return [{ ...own, docDate, amount: amount + PRICE_MORE, lines: [dearer, ...rest] }];
}

/** Statements of suppliers, of the same period as those of customers. */
export async function seedSupplierStatements(db: Db, day: string) {
  const period = periodBefore(day);
  await seedPurchases(db, { branchId: BRANCH, periodStart: period.periodStart, day });
  const sellers = await db
    .select({ partyId: supplier.supplierId, partyCode: supplier.supplierCode, partyName: supplier.supplierName })
    .from(supplier)
    .where(global('shared', inArray(supplier.supplierId, SUPPLIERS)))
    .orderBy(supplier.supplierId);
  const making = { ...period, branchId: BRANCH, partyType: PARTY_TYPE.supplier, by: OPERATOR, ids: IDS };
  await makeStatements(db, { ...making, now: `${day} 08:10:00` }, sellers);
  const [different, agreed] = IDS;
  const sent = { sendTime: `${day} 08:15:00`, version: 2 };
  await db
    .update(statement)
    .set({ ...sent, status: STATEMENT_STATUS.toConfirm })
    .where(ofParent(statement.statementId, different));
  await db
    .update(statement)
    .set({
      ...{
        ...sent,
        status: STATEMENT_STATUS.confirmed,
        confirmTime: `${day} 08:25:00`,
        confirmByName: OPERATOR.realName,
      },
      ...{ basis: '供应商财务盖章回执', version: 3 },
    })
    .where(ofParent(statement.statementId, agreed));
  await sendCounterRows(db, { statementId: different, first: FIRST, now: `${day} 08:20:00` }, (bills) =>
    bills.flatMap(counterOf),
  );
}
