import { and, eq, sql } from 'drizzle-orm';
import { ofParent, within } from '../../../../../platform/scope';
import { basketCustomer, basketStaff } from '../../../data/schema/basket';
import { customer } from '../../../../master-data/public';
import { staff } from '../../../../../platform/schema/organisation';
import type { Context } from '../../../../../http/context';
import {
  cell,
  type CellProblem,
  type Importer,
  type ImportRow,
  refuseRepeated,
  type Target,
  textsOf,
} from '../../../../tasks/public';
import { toUnits } from '../../../../../platform/numbers/decimal';
import { BASKET_LIMITS } from '../../../../../../src/contract/promotion/baskets';
import { branchOf, checkSize } from '../basket';
import { atBranch } from '../customers';
import { clear, openFor, replaces, typeOf, undoRows } from './basketFile';

/** Customers in force of the branch and below, by code. */
async function customersOf(rows: readonly ImportRow[], { branchId = '' }: Target, context: Context) {
  const { db, session } = context;
  const { path } = await branchOf(context, branchId);
  const named = sql`${customer.custCode} = any(${sql.param(textsOf(rows, 'custCode'))}::text[])`;
  const found = await db
    .select({ custCode: customer.custCode, custId: customer.custId })
    .from(customer)
    .where(within(session, customer, and(eq(customer.status, 1), atBranch(customer.branchId, path), named)));
  return new Map(found.map(({ custCode, custId }) => [custCode, custId]));
}

/** Salespeople in office of the branch and below, by code. */
async function staffOf(rows: readonly ImportRow[], { branchId = '' }: Target, context: Context) {
  const { db, session } = context;
  const { path } = await branchOf(context, branchId);
  const named = sql`${staff.staffId} = any(${sql.param(textsOf(rows, 'staffCode'))}::text[])`;
  const found = await db
    .select({ staffId: staff.staffId })
    .from(staff)
    .where(within(session, staff, and(eq(staff.status, 1), atBranch(staff.branchId, path), named)));
  return new Map(found.map(({ staffId }) => [staffId, staffId]));
}

interface Party {
  field: 'custCode' | 'staffCode';
  known: typeof customersOf;
  /** The keys of rows that are in the basket already. */
  present: (formId: string, context: Context) => Promise<{ id: string }[]>;
  more?: (row: ImportRow, target: Target) => CellProblem[];
}

const checkParties =
  ({ field, known, present, more = () => [] }: Party): Importer['check'] =>
  async (rows, target, context) => {
    const ids = await known(rows, target, context);
    const there = new Set(replaces(target) ? [] : (await present(target.formId ?? '', context)).map(({ id }) => id));
    const problemsOf = (row: ImportRow): CellProblem[] => {
      const code = cell(row, field);
      const id = ids.get(code);
      return [
        ...(code !== '' && id === undefined ? [{ field, text: 'import.notFound' } as const] : []),
        ...(id !== undefined && there.has(id) ? [{ field, text: 'import.inList' } as const] : []),
        ...more(row, target),
      ];
    };
    return refuseRepeated(
      rows.map((row) => ({ ...row, problems: [...row.problems, ...problemsOf(row)] })),
      field,
    );
  };

/** PROMO_CUSTOMER: customers that the scope includes or excludes. */
export const basketCustomerImporter: Importer = {
  open: openFor('PROMO_CUSTOMER'),
  begin: clear(basketCustomer),
  check: checkParties({
    field: 'custCode',
    known: customersOf,
    present: (formId, { db }) =>
      db.select({ id: basketCustomer.custId }).from(basketCustomer).where(ofParent(basketCustomer.formId, formId)),
  }),
  write: async (rows, target, context) => {
    const { formId = '' } = target;
    const ids = await customersOf(rows, target, context);
    const values = rows.map((row) => ({ formId, custId: ids.get(cell(row, 'custCode')) ?? '' }));
    const made = await context.db.insert(basketCustomer).values(values).returning({ id: basketCustomer.id });
    await checkSize(context.db, [basketCustomer, BASKET_LIMITS.customer], formId);
    return made.map(({ id }) => id);
  },
  undo: undoRows(basketCustomer),
};

/** PROMO_STAFF: salespeople, in a flexible activity each with a quota. */
export const basketStaffImporter: Importer = {
  open: openFor('PROMO_STAFF'),
  begin: clear(basketStaff),
  check: checkParties({
    field: 'staffCode',
    known: staffOf,
    present: (formId, { db }) =>
      db.select({ id: basketStaff.staffId }).from(basketStaff).where(ofParent(basketStaff.formId, formId)),
    more: (row, target) =>
      typeOf(target) === 'flexible' && cell(row, 'quotaAmount') === ''
        ? [{ field: 'quotaAmount', text: 'import.required' }]
        : [],
  }),
  write: async (rows, target, context) => {
    const { formId = '' } = target;
    const values = rows.map((row) => {
      const quota = cell(row, 'quotaAmount');
      return { formId, staffId: cell(row, 'staffCode'), quotaAmount: quota === '' ? null : toUnits(quota, 2) };
    });
    const made = await context.db.insert(basketStaff).values(values).returning({ id: basketStaff.id });
    await checkSize(context.db, [basketStaff, BASKET_LIMITS.staff], formId);
    return made.map(({ id }) => id);
  },
  undo: undoRows(basketStaff),
};
