import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { GOODS_TEMPLATES } from '../../../../../src/contract/goods/import-templates';
import { SHIELD_STATUS, SHIELD_TYPE, type ShieldType } from '../../../../../src/contract/goods/shields';
import type { Context } from '../../../../http/context';
import { branch } from '../../../../platform/schema/organisation';
import { global, within } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';
import { customer, product } from '../../../master-data/public';
import {
  cell,
  type CellProblem,
  codeIn,
  demandBranch,
  type Importer,
  type ImportRow,
  type Kept,
  momentOf,
  refuseRepeated,
  sortKept,
  type Target,
  textsOf,
} from '../../../tasks/public';
import { productShield } from '../../data/schema/shield';
import { hasStatus } from '../shields/read';
import { addShield, deleteShields } from '../shields/write';

/** Characters of a reason, as many as the form demands. */
const SHORTEST_REASON = 5;

interface Wanted {
  shieldType: ShieldType | undefined;
  startTime: string;
  endTime: string | null;
}

function wantedOf(row: ImportRow): Wanted {
  const type = Number(codeIn(GOODS_TEMPLATES.SHIELD, 'shieldType', cell(row, 'shieldType')));
  const end = cell(row, 'endTime');
  return {
    shieldType: Object.values(SHIELD_TYPE).find((one) => one === type),
    startTime: momentOf(cell(row, 'startTime')),
    endTime: end === '' ? null : momentOf(end),
  };
}

async function productsOf(rows: readonly ImportRow[], { db }: Context) {
  const found = await db
    .select({ code: product.productCode, id: product.productId })
    .from(product)
    .where(global('shared', and(eq(product.status, 1), inArray(product.productCode, textsOf(rows, 'productCode')))));
  return new Map(found.map(({ code, id }) => [code, id]));
}

/** Customers in sight, each with the companies above him, by code. */
async function customersOf(rows: readonly ImportRow[], { db, session }: Context) {
  const found = await db
    .select({ code: customer.custCode, id: customer.custId, path: branch.path })
    .from(customer)
    .innerJoin(branch, eq(branch.branchId, customer.branchId))
    .where(
      within(session, customer, and(eq(customer.status, 1), inArray(customer.custCode, textsOf(rows, 'custCode')))),
    );
  return new Map(found.map(({ code, id, path }) => [code, { id, branchIds: lineage(path) }]));
}

type Of = Readonly<Record<'productId' | 'custId', string>> & Pick<Wanted, 'shieldType' | 'startTime'>;
const keyOf = ({ productId, custId, shieldType, startTime }: Of) =>
  [productId, custId, shieldType, startTime].join(' ');

/** The keys of shields that the company has already for one product, against one customer or all. */
async function thereAlready(productIds: readonly string[], { branchId = '' }: Target, context: Context) {
  const { db, session, now } = context;
  const named = sql`${productShield.productIds} && ${sql.param(productIds)}::text[]`;
  const where = and(eq(productShield.branchId, branchId), hasStatus(now)[SHIELD_STATUS.on], named);
  const rows = await db
    .select()
    .from(productShield)
    .where(within(session, productShield, where));
  return new Set(
    rows.flatMap((row) => {
      const [productId = '', ...products] = row.productIds;
      const [custId = '', ...customers] = row.custIds;
      const isOne = products.length === 0 && customers.length === 0;
      return isOne && (row.customerScopeType === 'ALL' || custId !== '') ? [keyOf({ ...row, productId, custId })] : [];
    }),
  );
}

const check: Importer['check'] = async (given, target, context) => {
  const products = await productsOf(given, context);
  const customers = await customersOf(given, context);
  const there = await thereAlready([...products.values()], target, context);
  const ofRow = (row: ImportRow) => {
    const [productId = '', custId] = [products.get(cell(row, 'productCode')), customers.get(cell(row, 'custCode'))?.id];
    return keyOf({ ...wantedOf(row), productId, custId: custId ?? cell(row, 'custCode') });
  };
  const rows = refuseRepeated(given, 'productCode', (row) =>
    products.has(cell(row, 'productCode')) ? ofRow(row) : '',
  );
  return rows.map((row): ImportRow => {
    const [productCode, custCode, reason] = [cell(row, 'productCode'), cell(row, 'custCode'), cell(row, 'reason')];
    const { startTime, endTime } = wantedOf(row);
    const known = customers.get(custCode);
    const isTimed = row.problems.every(({ field }) => field !== 'startTime' && field !== 'endTime');
    const problems: CellProblem[] = [
      ...(productCode !== '' && !products.has(productCode)
        ? [{ field: 'productCode', text: 'import.notFound' } as const]
        : []),
      ...(custCode !== '' && !known ? [{ field: 'custCode', text: 'import.notFound' } as const] : []),
      ...(known && !known.branchIds.includes(target.branchId ?? '')
        ? [{ field: 'custCode', text: 'import.otherBranch' } as const]
        : []),
      ...(isTimed && endTime !== null && endTime <= startTime
        ? [{ field: 'endTime', text: 'field.beforeStart' } as const]
        : []),
      ...(reason !== '' && reason.length < SHORTEST_REASON
        ? [{ field: 'reason', text: 'import.tooShort', params: { min: SHORTEST_REASON } } as const]
        : []),
      ...(there.has(ofRow(row)) ? [{ field: 'productCode', text: 'import.inList' } as const] : []),
    ];
    return { ...row, problems: [...row.problems, ...problems] };
  });
};

/** Each row is a shield of its own, as its form would add it. */
const write: Importer['write'] = async (rows, { branchId = '' }, context) => {
  const products = await productsOf(rows, context);
  const customers = await customersOf(rows, context);
  const made: string[] = [];
  for (const row of rows) {
    const { shieldType, startTime, endTime } = wantedOf(row);
    const custId = customers.get(cell(row, 'custCode'))?.id;
    const { shieldId } = await addShield(
      {
        ...{ branchId, productScopeType: 'PRODUCT', productIds: [products.get(cell(row, 'productCode')) ?? ''] },
        ...{ brandIds: [], categoryIds: [], customerTypeCodes: [], regionIds: [], custIds: custId ? [custId] : [] },
        ...{ customerScopeType: custId ? 'CUSTOMER' : 'ALL', shieldType: shieldType ?? SHIELD_TYPE.notForSale },
        ...{ startTime, endTime, reason: cell(row, 'reason'), confirm: 1 },
      },
      context,
    );
    made.push(shieldId);
  }
  return made;
};

/** Shields that nobody has changed since are deleted. */
async function undo(ids: readonly string[], _target: Target, context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const found = await db
    .select({ shieldId: productShield.shieldId, version: productShield.version })
    .from(productShield)
    .where(within(session, productShield, inArray(productShield.shieldId, [...ids])))
    .orderBy(asc(productShield.shieldId))
    .for('update');
  const versions = new Map(found.map(({ shieldId, version }) => [shieldId, version]));
  const { kept, free } = sortKept(ids, versions, (version) => (version === 1 ? undefined : 'import.edited'));
  if (free.length > 0) await deleteShields({ ids: free }, context);
  return kept;
}

/** SHIELD: what a company keeps from customers, product by product. */
export const shieldImporter: Importer = { open: demandBranch, check, write, undo };
