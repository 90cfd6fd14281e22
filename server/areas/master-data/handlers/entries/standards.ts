import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import { STANDARD_STATUS } from '../../../../../src/contract/master-data/standards';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { global } from '../../../../platform/scope';
import type { EntryRow } from '../../data/schema/entry';
import { standard } from '../../data/schema/standard';
import { matchStandard } from '../../rules/matchStandard';

const SHOWN = 20;
const enabled = eq(standard.status, STANDARD_STATUS.on);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const standardsWhere = (where: SQL | undefined, { db }: Context) =>
  db
    .select()
    .from(standard)
    .where(global('shared', and(enabled, where ?? inArray(standard.standardCode, []))))
    .orderBy(asc(standard.standardCode));

/**
 * For a commodity: the standards that fit it, the one that its codes lead to, and the one that an auditor has chosen.
 */
export async function standardsOf({ kind, form, standardCode }: EntryRow, context: Context) {
  if (kind !== BIZ_KIND.commodity) return null;
  const { commonName, spec, approvalNo, barcode } = {
    ...{ commonName: textOf(form.commonName), spec: textOf(form.spec) },
    ...{ approvalNo: textOf(form.approvalNo), barcode: textOf(form.barcode) },
  };
  // Many standards may have one name: those found by codes or by the auditor are not cut off with them.
  const sure = await standardsWhere(
    or(
      approvalNo === '' ? undefined : eq(standard.approvalNo, approvalNo),
      barcode === '' ? undefined : eq(standard.barcode, barcode),
      standardCode === null ? undefined : eq(standard.standardCode, standardCode),
    ),
    context,
  );
  const named = await standardsWhere(
    commonName === '' ? undefined : eq(standard.commonName, commonName),
    context,
  ).limit(SHOWN);
  const shown = new Map([...sure, ...named].map((one) => [one.standardCode, one]));
  const own = { approvalNo, spec, barcode, manufacturer: textOf(form.manufacturer), unit: textOf(form.packUnit) };
  return {
    chosen: standardCode,
    auto: matchStandard(own, sure)?.standardCode ?? null,
    candidates: [...shown.values()].map((one) => ({
      ...{ standardCode: one.standardCode, commonName: one.commonName, spec: one.spec },
      ...{ manufacturer: one.manufacturer, approvalNo: one.approvalNo, packUnit: one.packUnit },
    })),
  };
}

/** Demands an enabled standard, for a commodity; without one, what was chosen before stays. */
export async function demandStandard(row: EntryRow, standardCode: string | null, context: Context) {
  if (standardCode === null) return row.standardCode;
  const isOfGoods = row.kind === BIZ_KIND.commodity;
  const [found] = isOfGoods ? await standardsWhere(eq(standard.standardCode, standardCode), context) : [];
  if (!found) throw new InvalidInput([{ field: 'matchStandardCode', text: 'field.choice' }]);
  return standardCode;
}
