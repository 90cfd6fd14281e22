import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import { ofParent } from '../../../platform/scope';
import { product } from '../../master-data/public';
import type { Bill, WantedBills } from './bills';
import { PURCHASE_KIND, purchaseDocument, purchaseLine, type PurchaseKind } from './schema/purchase';

const { purchase, purchaseReturn, payment, rebate } = PURCHASE_KIND;

/** The bill type of each document, and whether it raises what is owed to the supplier. */
const BILL_OF = {
  [purchase]: { kind: 'purchase', sign: 1 },
  [purchaseReturn]: { kind: 'purchaseReturn', sign: -1 },
  [payment]: { kind: 'payment', sign: -1 },
  [rebate]: { kind: 'rebate', sign: -1 },
} as const satisfies Record<PurchaseKind, { kind: Bill['kind']; sign: 1 | -1 }>;

/** All bills, up to a day, of suppliers that the caller has read under a scope. */
export async function purchaseBills(db: Db, { branchId, partyIds, until }: WantedBills): Promise<Bill[]> {
  const of = ofParent(
    purchaseDocument.supplierId,
    partyIds,
    and(eq(purchaseDocument.branchId, branchId), lte(purchaseDocument.docTime, `${until} 23:59:59`)),
  );
  const docs = await db.select().from(purchaseDocument).where(of);
  const { docNo, qty, amount } = purchaseLine;
  const lines = await db
    .select({ docNo, code: product.productCode, qty, amount })
    .from(purchaseDocument)
    .innerJoin(purchaseLine, eq(purchaseLine.docNo, purchaseDocument.docNo))
    .innerJoin(product, eq(product.productId, purchaseLine.productId))
    .where(of)
    .orderBy(asc(purchaseLine.docNo), asc(purchaseLine.lineNo));
  const own = groupBy(lines, (line) => line.docNo);
  return docs.map((doc) => {
    const { kind, sign } = BILL_OF[doc.kind];
    const signed = (value: number) => (sign === 1 ? value : 0 - value);
    return {
      ...{ kind, no: doc.docNo, orderNo: '', partyId: doc.supplierId, time: doc.docTime },
      ...{ amount: signed(doc.amount), discount: 0 },
      lines: (own.get(doc.docNo) ?? []).map((line) => ({
        ...{ code: line.code, qty: signed(line.qty), amount: signed(line.amount) },
      })),
    };
  });
}
