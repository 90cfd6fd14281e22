import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ErpPayload } from '../../../../../src/contract/orders/erp';
import { MERGED } from '../../../../../src/contract/master-data/duplicates';
import { InvalidInput } from '../../../../http/failure';
import { toUnits } from '../../../../platform/numbers/decimal';
import { scaled, sumOf } from '../../../../platform/numbers/exact';
import { yuan } from '../../../../platform/numbers/money';
import { PRICE_PER_FEN } from '../../../../platform/numbers/scale';
import type { FieldProblem } from '../../../../platform/problem';
import { global } from '../../../../platform/scope';
import { product, supplier } from '../../../master-data/public';
import { PURCHASE_KIND, purchaseDocument, purchaseLine } from '../../data/schema/purchase';
import { billsChanged } from '../../data/statementSlot';
import { demandCompany, type ErpStep, unknown } from './step';

type Goods = ErpPayload<'purchase'>;
type Line = Goods['lines'][number];
type Document = Pick<typeof purchaseDocument.$inferInsert, 'kind' | 'amount' | 'channel'>;
type Bought = Pick<Goods, 'branchId' | 'supplierId' | 'docNo'>;

/** The fen by which the ERP's rounding may differ. */
const ROUNDED = 1;
/** The most fen of a line: nine digits of yuan. */
const MOST = 99_999_999_999;

/** Stores a supplier's document, once; his statements follow. */
async function keep({ branchId, supplierId, docNo }: Bought, document: Document, { context, at }: ErpStep) {
  const { db, now } = context;
  const [known] = await db
    .select({ id: supplier.supplierId })
    .from(supplier)
    .where(global('shared', and(eq(supplier.supplierId, supplierId), ne(supplier.status, MERGED))));
  if (!known) throw unknown('supplierId');
  const [kept] = await db
    .insert(purchaseDocument)
    .values({ ...document, docNo, branchId, supplierId, docTime: at })
    .onConflictDoNothing()
    .returning({ docNo: purchaseDocument.docNo });
  if (!kept) throw new InvalidInput([{ field: 'docNo', text: 'field.taken' }]);
  await billsChanged.get()(db, { branchId, partyId: supplierId }, now);
}

const unitsOf = ({ qty, price, amount }: Line) => ({
  ...{ qty: toUnits(qty, 4), price: toUnits(price, 4), amount: toUnits(amount, 2) },
});

const isSame = (one: Line, other: Line) =>
  one.productId === other.productId &&
  one.batchNo === other.batchNo &&
  toUnits(one.price, 4) === toUnits(other.price, 4);

/** The amount of a line must be its price times its quantity; rounding may differ by a fen. */
function wrongAmount(line: Line): Omit<FieldProblem, 'field'> | undefined {
  const { qty, price, amount } = unitsOf(line);
  if (price * qty > MOST * PRICE_PER_FEN) return { text: 'field.tooBig', params: { max: yuan(MOST) } };
  const due = scaled(price, qty, PRICE_PER_FEN);
  if (amount > due + ROUNDED) return { text: 'field.tooBig', params: { max: yuan(due + ROUNDED) } };
  if (amount < due - ROUNDED) return { text: 'field.tooSmall', params: { min: yuan(due - ROUNDED) } };
  return undefined;
}

/** All faults of the lines, each at its field. */
async function demandLines({ lines }: Goods, { context: { db } }: ErpStep) {
  const rows = await db
    .select({ productId: product.productId })
    .from(product)
    .where(global('shared', inArray(product.productId, [...new Set(lines.map(({ productId }) => productId))])));
  const known = new Set(rows.map(({ productId }) => productId));
  const problems = lines.flatMap((line, i): FieldProblem[] => {
    const wrong = wrongAmount(line);
    return [
      ...(known.has(line.productId) ? [] : [{ field: `lines.${i}.productId`, text: 'field.unknown' } as const]),
      ...(lines.findIndex((one) => isSame(one, line)) < i
        ? [{ field: `lines.${i}.batchNo`, text: 'field.repeated' } as const]
        : []),
      ...(wrong ? [{ field: `lines.${i}.amount`, ...wrong }] : []),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** Records goods received from a supplier, or returned to him. */
export const takeGoods = (kind: 'purchase' | 'purchaseReturn') => async (told: Goods, step: ErpStep) => {
  await demandCompany(told, step);
  await demandLines(told, step);
  const { branchId, docNo } = told;
  const lines = told.lines.map((line, i) => ({
    ...{ docNo, branchId, lineNo: i + 1, productId: line.productId, batchNo: line.batchNo },
    ...unitsOf(line),
  }));
  await keep(told, { kind: PURCHASE_KIND[kind], amount: sumOf(lines, ({ amount }) => amount) }, step);
  await step.context.db.insert(purchaseLine).values(lines);
  return docNo;
};

export async function takePayment(told: ErpPayload<'payment'>, step: ErpStep) {
  await demandCompany(told, step);
  await keep(told, { kind: PURCHASE_KIND.payment, amount: toUnits(told.amount, 2), channel: told.channel }, step);
  return told.docNo;
}

export async function takeRebate(told: ErpPayload<'rebate'>, step: ErpStep) {
  await demandCompany(told, step);
  await keep(told, { kind: PURCHASE_KIND.rebate, amount: toUnits(told.amount, 2) }, step);
  return told.docNo;
}
