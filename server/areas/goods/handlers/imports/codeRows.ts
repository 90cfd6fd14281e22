import { and, eq, inArray } from 'drizzle-orm';
import { GOODS_TEMPLATES } from '../../../../../src/contract/goods/import-templates';
import { BUSINESS_CODE, BUSINESS_TYPE, type BusinessType } from '../../../../../src/contract/goods/business-codes';
import type { Context } from '../../../../http/context';
import { dictItem, staff } from '../../../../platform/schema/organisation';
import { global, within } from '../../../../platform/scope';
import { region } from '../../../master-data/public';
import { cell, type CellProblem, codeIn, type ImportRow, refuseRepeated, type Target } from '../../../tasks/public';
import { businessCode } from '../../data/schema/business-code';

/** The values of a cell that may have several. */
const partsOf = (row: ImportRow, field: string) => [
  ...new Set(
    cell(row, field)
      .split(/[、,，;；\s]+/)
      .filter((part) => part !== ''),
  ),
];
const choiceOf = (row: ImportRow, field: string) => codeIn(GOODS_TEMPLATES.BUSINESS_CODE, field, cell(row, field));

export const typeOf = (row: ImportRow): BusinessType | undefined =>
  Object.values(BUSINESS_TYPE).find((one) => String(one) === choiceOf(row, 'businessType'));
export const isDefault = (row: ImportRow) => choiceOf(row, 'isDefault') === '1';
export const isOff = (row: ImportRow) => choiceOf(row, 'status') === '0';

/** Customer types by their names, regions and people by their codes. */
export async function knownOf(rows: readonly ImportRow[], { db, session }: Context) {
  const types = await db
    .select({ label: dictItem.label, value: dictItem.value })
    .from(dictItem)
    .where(global('shared', and(eq(dictItem.dictCode, 'customerType'), eq(dictItem.status, 1))));
  const regions = await db
    .select({ id: region.id })
    .from(region)
    .where(
      global(
        'shared',
        inArray(
          region.id,
          rows.flatMap((row) => partsOf(row, 'regionIds')),
        ),
      ),
    );
  const people = await db
    .select({ id: staff.staffId })
    .from(staff)
    .where(
      within(
        session,
        staff,
        and(
          eq(staff.status, 1),
          inArray(
            staff.staffId,
            rows.map((row) => cell(row, 'salesmanId')),
          ),
        ),
      ),
    );
  const typeOfName = new Map(types.map(({ label, value }) => [label, value]));
  const known = { regions: new Set(regions.map(({ id }) => id)), people: new Set(people.map(({ id }) => id)) };
  return {
    people: known.people,
    types: (row: ImportRow) => partsOf(row, 'customerTypes').map((name) => typeOfName.get(name)),
    regions: (row: ImportRow) => partsOf(row, 'regionIds').map((id) => (known.regions.has(id) ? id : undefined)),
  };
}

/** The codes of the company, and of which kinds one is the default. */
async function presentOf({ branchId = '' }: Target, { db, session }: Context) {
  const rows = await db
    .select({ type: businessCode.businessType, code: businessCode.businessCode, isDefault: businessCode.isDefault })
    .from(businessCode)
    .where(within(session, businessCode, eq(businessCode.branchId, branchId)));
  return {
    taken: new Set(rows.map(({ type, code }) => `${type} ${code}`)),
    withDefault: new Set(rows.filter((row) => row.isDefault === 1).map(({ type }) => type)),
  };
}

/** Adds to each row what its form would refuse. */
export async function checkCodes(given: readonly ImportRow[], target: Target, context: Context) {
  const known = await knownOf(given, context);
  const { taken, withDefault } = await presentOf(target, context);
  const keyOf = (row: ImportRow) =>
    typeOf(row) === undefined || cell(row, 'businessCode') === '' ? '' : `${typeOf(row)} ${cell(row, 'businessCode')}`;
  return refuseRepeated(given, 'businessCode', keyOf).map((row): ImportRow => {
    const [code, salesmanId, type] = [cell(row, 'businessCode'), cell(row, 'salesmanId'), typeOf(row)];
    const problems: CellProblem[] = [
      ...(code !== '' && !BUSINESS_CODE.test(code) ? [{ field: 'businessCode', text: 'import.format' } as const] : []),
      ...(taken.has(keyOf(row)) ? [{ field: 'businessCode', text: 'import.taken' } as const] : []),
      ...(known.types(row).includes(undefined) ? [{ field: 'customerTypes', text: 'import.notFound' } as const] : []),
      ...(known.regions(row).includes(undefined) ? [{ field: 'regionIds', text: 'import.notFound' } as const] : []),
      ...(salesmanId !== '' && !known.people.has(salesmanId)
        ? [{ field: 'salesmanId', text: 'import.notFound' } as const]
        : []),
      // The first of its kind is the default, which is never off.
      ...(type !== undefined && isOff(row) && (isDefault(row) || !withDefault.has(type))
        ? [{ field: 'status', text: 'import.defaultOff' } as const]
        : []),
    ];
    const all = [...row.problems, ...problems];
    if (all.length === 0 && type !== undefined) withDefault.add(type);
    return { ...row, problems: all };
  });
}
