import { and, asc, eq, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { OWNER_TYPE } from '../../../../../src/contract/master-data/licences';
import { CUSTOMER_LEVEL } from '../../../../../src/contract/trade-fair/customers';
import { within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { type CellProblem, type Importer, type ImportRow, refuseRepeated, type Target } from '../../../tasks/public';
import { openForImport } from '../fairs/demands';
import { blockedOn } from '../fairs/licences';
import { mayCome } from './candidates';
import { takeBackCustomers } from './customerUndo';
import { bringCustomers, made } from './firstLevel';
import { codesBelow, fromParent } from './secondLevel';

const codeOf = ({ values }: ImportRow) => values.custCode ?? '';
const parentOf = ({ values }: ImportRow) => values.parentCode ?? '';
const isBelow = (row: ImportRow) => codeOf(row) === '' && parentOf(row) !== '';
/** A name is taken under one parent only. */
const nameUnderParent = (row: ImportRow) =>
  row.values.customerName ? `${parentOf(row)} ${row.values.customerName}` : '';

const presentIn = (tradeFairId: string, { db, session }: Context) =>
  db
    .select()
    .from(fairCustomer)
    .where(within(session, fairCustomer, eq(fairCustomer.tradeFairId, tradeFairId)));

/** Customers of the ERP that may come to the fair, by the codes of these rows. */
async function candidatesOf(rows: readonly ImportRow[], tradeFairId: string, { db, session }: Context) {
  const codes = [...new Set(rows.map(codeOf))];
  const found = await db
    .select()
    .from(customer)
    .where(within(session, customer, and(mayCome(tradeFairId), inArray(customer.custCode, codes))))
    .orderBy(asc(customer.custCode));
  return new Map(found.map((one) => [one.custCode, one]));
}

const problem = (field: string, text: CellProblem['text']): CellProblem => ({ field, text });
const NEEDED = ['customerName', 'contactName', 'contactPhone'] as const;

async function check(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const known = await candidatesOf(rows, tradeFairId, context);
  const present = await presentIn(tradeFairId, context);
  const ownerIds = [...known.values()].map(({ custId }) => custId);
  const day = context.now.slice(0, 10);
  const blocked = await blockedOn(context.db, OWNER_TYPE.customer, { ownerIds, day });
  const first = new Map(
    present.filter(({ level }) => level === CUSTOMER_LEVEL.first).map((one) => [one.custCode, one]),
  );
  const codes = new Map(present.map((one) => [one.id, one.custCode]));
  const names = new Set(present.map((one) => `${codes.get(one.parentCustomerId ?? '')} ${one.customerName}`));
  const credits = new Set(present.map(({ uscc }) => uscc).filter(Boolean));

  const ofFirst = (row: ImportRow): CellProblem[] => {
    if (parentOf(row) !== '') return [problem('parentCode', 'import.oneOfTwo')];
    if (first.has(codeOf(row))) return [problem('custCode', 'import.inFair')];
    const found = known.get(codeOf(row));
    if (!found) return [problem('custCode', 'import.notFound')];
    return blocked.has(found.custId) ? [problem('custCode', 'import.licencesOver')] : [];
  };
  const upper = rows.filter((row) => !isBelow(row));
  const added = refuseRepeated(
    upper.map((row) => ({
      ...row,
      problems: [...row.problems, ...(codeOf(row) === '' ? [problem('custCode', 'import.required')] : ofFirst(row))],
    })),
    'custCode',
  );
  const coming = new Set(added.filter(({ problems }) => problems.length === 0).map(codeOf));

  const ofSecond = (row: ImportRow): CellProblem[] => [
    ...(first.has(parentOf(row)) || coming.has(parentOf(row)) ? [] : [problem('parentCode', 'import.notInFair')]),
    ...NEEDED.filter((field) => !row.values[field]).map((field) => problem(field, 'import.required')),
    ...(names.has(nameUnderParent(row)) ? [problem('customerName', 'import.taken')] : []),
    ...(credits.has(row.values.uscc ?? '') ? [problem('uscc', 'import.taken')] : []),
  ];
  const below = rows.filter(isBelow).map((row) => ({ ...row, problems: [...row.problems, ...ofSecond(row)] }));
  return [...added, ...refuseRepeated(refuseRepeated(below, 'customerName', nameUnderParent), 'uscc')];
}

async function bringSecond(rows: readonly ImportRow[], tradeFairId: string, context: Context) {
  if (rows.length === 0) return [];
  const present = await presentIn(tradeFairId, context);
  const first = new Map(
    present.filter(({ level }) => level === CUSTOMER_LEVEL.first).map((one) => [one.custCode, one]),
  );
  const codeBelow = await codesBelow([...first.values()], context);
  const values = rows.map((row) => {
    const parent = first.get(parentOf(row));
    if (!parent) throw new Failure(ERROR.serverFailed);
    const { customerName = '', contactName = '', contactPhone = '', uscc = '' } = row.values;
    return {
      ...{ ...made(context), ...fromParent(parent), tradeFairId, custCode: codeBelow(parent) },
      ...{ customerName, contactName, contactPhone, uscc },
    };
  });
  const added = await context.db.insert(fairCustomer).values(values).returning({ id: fairCustomer.id });
  return added.map(({ id }) => id);
}

async function write(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const upper = rows.filter((row) => !isBelow(row));
  const known = await candidatesOf(upper, tradeFairId, context);
  const wanted = upper.map((row) => {
    const found = known.get(codeOf(row));
    if (!found) throw new Failure(ERROR.serverFailed);
    return found;
  });
  const added = await bringCustomers(tradeFairId, wanted, context);
  // In the order of the rows: the upper ones first.
  return [...added.map(({ id }) => id), ...(await bringSecond(rows.filter(isBelow), tradeFairId, context))];
}

/** Who buys through a customer of the same file comes after it. */
export const customerImporter: Importer = {
  open: openForImport,
  check,
  isLater: isBelow,
  write,
  undo: takeBackCustomers,
};
