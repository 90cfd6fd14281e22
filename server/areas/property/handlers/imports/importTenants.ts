import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { isPersonId } from '../../../../../src/contract/master-data/codes/person-id';
import { telephone } from '../../../../../src/contract/property/shared';
import { TAX_NUMBER, TENANT_TYPE } from '../../../../../src/contract/property/tenants';
import type { Context } from '../../../../http/context';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import { within } from '../../../../platform/scope';
import {
  cell,
  type CellProblem,
  demandBranch,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
  takeEach,
} from '../../../tasks/public';
import { pmsTenant } from '../../data/schema/tenants';
import { addTenant, change, hasLease } from '../tenants/write';
import { choiceOf, withProblems } from './cells';

const typeOf = (row: ImportRow) =>
  choiceOf(row, 'PMS_TENANT', 'tenantType') === String(TENANT_TYPE.person) ? TENANT_TYPE.person : TENANT_TYPE.company;
const fieldOf = (row: ImportRow) => (typeOf(row) === TENANT_TYPE.company ? 'uscc' : 'idNo');
const numberOf = (row: ImportRow) => cell(row, fieldOf(row));

const email = z.email();

/** What is wrong with a row, by the rules of the tenant's form. */
function problemsOf(row: ImportRow): CellProblem[] {
  const field = fieldOf(row);
  const other = field === 'uscc' ? 'idNo' : 'uscc';
  const [idNo, phone, mail, tax] = ['idNo', 'contactPhone', 'email', 'invoiceTaxNo'].map((one) => cell(row, one));
  return [
    ...(numberOf(row) === '' ? [{ field, text: 'import.required' } as const] : []),
    ...(cell(row, other) === '' ? [] : [{ field: other, text: 'import.empty' } as const]),
    ...(field === 'idNo' && idNo && !isPersonId(idNo) ? [{ field, text: 'import.checkDigit' } as const] : []),
    ...(phone && !telephone.safeParse(phone).success
      ? [{ field: 'contactPhone', text: 'import.format' } as const]
      : []),
    ...(mail && !email.safeParse(mail).success ? [{ field: 'email', text: 'import.format' } as const] : []),
    ...(tax && !TAX_NUMBER.test(tax) ? [{ field: 'invoiceTaxNo', text: 'import.format' } as const] : []),
  ];
}

async function takenOf(rows: readonly ImportRow[], branchId: string, { db, session }: Context) {
  const numbers = rows.map(numberOf).filter((one) => one !== '');
  if (numbers.length === 0) return new Set<string>();
  const found = await db
    .select({ idNumber: pmsTenant.idNumber })
    .from(pmsTenant)
    .where(within(session, pmsTenant, and(eq(pmsTenant.branchId, branchId), inArray(pmsTenant.idNumber, numbers))));
  return new Set(found.map(({ idNumber }) => idNumber));
}

const check: Importer['check'] = async (given, { branchId = '' }, context) => {
  const taken = await takenOf(given, branchId, context);
  const byType = (field: 'uscc' | 'idNo') => (row: ImportRow) => (fieldOf(row) === field ? cell(row, field) : '');
  const once = refuseRepeated(refuseRepeated(given, 'uscc', byType('uscc')), 'idNo', byType('idNo'));
  return once.map((row) =>
    withProblems(row, [
      ...problemsOf(row),
      ...(taken.has(numberOf(row)) ? [{ field: fieldOf(row), text: 'import.taken' } as const] : []),
    ]),
  );
};

const write: Importer['write'] = async (rows, { branchId = '' }, context) => {
  const made: string[] = [];
  for (const row of rows) {
    const { tenantId } = await addTenant(
      {
        ...{ branchId, tenantType: typeOf(row), tenantName: cell(row, 'tenantName'), idNumber: numberOf(row) },
        ...{ contactName: cell(row, 'contactName'), contactPhone: cell(row, 'contactPhone') },
        ...{ email: cell(row, 'email'), invoiceTitle: cell(row, 'invoiceTitle') },
        invoiceTaxNo: cell(row, 'invoiceTaxNo'),
      },
      context,
    );
    made.push(tenantId);
  }
  return made;
};

/** Tenants that nobody has changed since, and that have no lease, are deleted. */
async function undo(ids: readonly string[], context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const found = await db
    .select()
    .from(pmsTenant)
    .where(within(session, pmsTenant, inArray(pmsTenant.tenantId, [...ids])))
    .orderBy(asc(pmsTenant.tenantId))
    .for('update');
  const rows = new Map(found.map((row) => [row.tenantId, row]));
  return takeEach(ids, rows, async (row) => {
    if (await hasLease(row.tenantId, undefined, context)) return 'import.tenantUsed';
    if (row.version !== 1) return 'import.edited';
    await change(row, { deleted: 1 }, context);
    return undefined;
  });
}

/** PMS_TENANT: tenants of a company. */
export const tenantImporter: Importer = {
  open: async (target, context) => {
    await demandBranch(target, context);
    // The same lock as the form takes: a number that was free stays so until the row is written.
    await holdNames(context.db, 'tenantNumbers', [target.branchId ?? '']);
  },
  check,
  write,
  undo: (ids, _target, context) => undo(ids, context),
};
