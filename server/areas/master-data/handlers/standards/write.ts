import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { HERBAL, isUsualApprovalNo } from '../../../../../src/contract/master-data/codes/goods-codes';
import { DUPLICATE_KIND } from '../../../../../src/contract/master-data/duplicates';
import { STANDARD_STATUS, type standardApi } from '../../../../../src/contract/master-data/standards';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound, requireConfirmation } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { nextSerials } from '../../../../platform/numbers/series';
import { dictItem } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { FACTS_OF } from '../../data/schema/duplicates';
import { standard } from '../../data/schema/standard';

export type StandardRow = typeof standard.$inferSelect;
export type StandardForm = Omit<Parsed<typeof standardApi.add>, 'confirm' | 'confirmCodes'>;

/** The values that the history shows. */
const told = (row: StandardForm & { status: number }) => {
  const { commonName, tradeName, spec, dosageForm, manufacturer, approvalNo, barcode, packUnit } = row;
  const { shelfLifeMonths, storage, otcType, status } = row;
  return {
    ...{ commonName, tradeName, spec, dosageForm, manufacturer, approvalNo, barcode, packUnit },
    ...{ shelfLifeMonths, storage, otcType, status },
  };
};

/** A dosage form and a unit are those of the dictionary; only herbs have no approval number. */
async function demandForm({ dosageForm, packUnit, approvalNo, otcType }: StandardForm, { db }: Context) {
  const known = await db
    .select({ dictCode: dictItem.dictCode, value: dictItem.value })
    .from(dictItem)
    .where(
      global(
        'shared',
        and(inArray(dictItem.dictCode, ['dosageForm', 'packUnit']), inArray(dictItem.value, [dosageForm, packUnit])),
      ),
    );
  const has = (dictCode: string, value: string) =>
    known.some((one) => one.dictCode === dictCode && one.value === value);
  const problems = [
    ...(has('dosageForm', dosageForm) ? [] : [{ field: 'dosageForm', text: 'field.choice' } as const]),
    ...(has('packUnit', packUnit) ? [] : [{ field: 'packUnit', text: 'field.choice' } as const]),
    ...(approvalNo === '' && otcType !== HERBAL ? [{ field: 'approvalNo', text: 'field.required' } as const] : []),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
}

export const isUnusual = ({ approvalNo }: Pick<StandardForm, 'approvalNo'>) =>
  approvalNo !== '' && !isUsualApprovalNo(approvalNo);

/** Another standard that is the same. */
async function sameAs(form: StandardForm, { db }: Context) {
  const [found] = await db
    .select({ standardId: standard.standardId, standardCode: standard.standardCode })
    .from(standard)
    .where(
      global(
        'shared',
        and(
          eq(standard.commonName, form.commonName),
          eq(standard.spec, form.spec),
          eq(standard.manufacturer, form.manufacturer),
          eq(standard.approvalNo, form.approvalNo),
          eq(standard.packUnit, form.packUnit),
          ne(standard.status, STANDARD_STATUS.merged),
        ),
      ),
    );
  return found;
}

const exists = (code: string) => new Failure(ERROR.recordExists, { params: { code } });

function confirmed(form: StandardForm, confirmation: Parameters<typeof requireConfirmation>[1]) {
  const warnings = isUnusual(form) ? [{ code: ERROR.approvalNoUnusual, params: { no: form.approvalNo } }] : [];
  requireConfirmation(warnings, confirmation);
}

/** Renews the facts by which a standard is compared (docs/domain/duplicates.md#keys). */
export const renewCompared = (code: string, { db, now }: Pick<Context, 'db' | 'now'>) =>
  renewFacts(db, { kind: DUPLICATE_KIND.standard, of: FACTS_OF.master, ids: [code], now });

export async function insertStandard(form: StandardForm, context: Context) {
  const { db, session, now, note } = context;
  const [standardCode = ''] = await nextSerials(db, 'standard', 1);
  const { loginName: createdBy, realName: createdByName } = session;
  const [created] = await db
    .insert(standard)
    .values({ ...form, standardCode, createdBy, createdByName, gmtCreated: now, ...touch(context) })
    .onConflictDoNothing()
    .returning();
  // Somebody was faster. A number is skipped, which does no harm.
  if (!created) throw exists((await sameAs(form, context))?.standardCode ?? '');
  await renewCompared(created.standardCode, context);
  note({ objectId: created.standardId, objectName: standardCode, after: told(created) });
  return created;
}

export async function addStandard(
  { confirm, confirmCodes, ...form }: Parsed<typeof standardApi.add>,
  context: Context,
) {
  await demandForm(form, context);
  const same = await sameAs(form, context);
  if (same) throw exists(same.standardCode);
  confirmed(form, { confirm, confirmCodes });
  const { standardId, standardCode } = await insertStandard(form, context);
  return { standardId, standardCode };
}

async function locked({ standardId, version }: { standardId: string; version: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(standard)
    .where(global('shared', eq(standard.standardId, standardId)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, found, found);
  // A standard that was merged lives on in the other.
  if (found.status === STANDARD_STATUS.merged) throw new Failure(ERROR.entryForbids);
  return found;
}

async function change(before: StandardRow, values: Partial<StandardRow>, context: Context) {
  const { standardId, standardCode, version } = before;
  await context.db
    .update(standard)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(standard.standardId, standardId));
  await renewCompared(standardCode, context);
  const after = told({ ...before, ...values });
  context.note({ objectId: standardId, objectName: standardCode, before: told(before), after });
  return true;
}

export async function updateStandard(
  { standardId, version, confirm, confirmCodes, ...form }: Parsed<typeof standardApi.update>,
  context: Context,
) {
  const before = await locked({ standardId, version }, context);
  await demandForm(form, context);
  const same = await sameAs(form, context);
  if (same && same.standardId !== standardId) throw exists(same.standardCode);
  if (form.approvalNo !== before.approvalNo) confirmed(form, { confirm, confirmCodes });
  return change(before, form, context);
}

export async function switchStandard({ status, ...at }: Parsed<typeof standardApi.updateStatus>, context: Context) {
  return change(await locked(at, context), { status }, context);
}
