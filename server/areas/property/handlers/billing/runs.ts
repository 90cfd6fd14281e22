import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { billApi } from '../../../../../src/contract/property/bills';
import { answeredBefore, concluding } from '../../../../http/concluding';
import type { Context } from '../../../../http/context';
import { Failure, requireConfirmation } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
import { toText } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { sumOf } from '../../../../platform/numbers/exact';
import { planRun, type PlannedOfLease, type RunPlan } from '../../data/billing/planRun';
import { beginRun, endRun, keepAlive, RUN_STATUS, runOn } from '../../data/billing/runLease';
import { propertyOf } from '../names';
import { writeLeases } from './writeLeases';

type Asked = Parsed<typeof billApi.dryRun>;
type Generated = Output<typeof billApi.generate>;

const unitText = ({ book }: Pick<PlannedOfLease, 'book'>) => book.units.map(({ unitName }) => unitName).join(', ');

function rowText(row: PlannedOfLease, { feeItems }: RunPlan) {
  const { book, one, flags, change, lastAmount } = row;
  const { leaseId, leaseNo, tenantName } = book.lease;
  return {
    ...{ leaseId, leaseNo, tenantName, unitText: unitText(row), feeItemId: one.feeItemId },
    ...{ feeName: feeItems.get(one.feeItemId)?.feeName ?? '', act: one.act, flags },
    ...{ periodStart: one.periodStart, periodEnd: one.periodEnd, dueDate: one.dueDate, payBy: one.payBy },
    ...{ amount: yuan(one.want), billed: yuan(one.have) },
    lastAmount: lastAmount === null ? null : yuan(lastAmount),
    change: change === null ? null : toText(change, 2),
  };
}

const BILLS: readonly string[] = ['MAKE', 'REPLACE', 'DIFFERENCE'];

export async function dryRun(asked: Asked, context: Context): Promise<Output<typeof billApi.dryRun>> {
  await propertyOf(asked.propertyId, context);
  const plan = await planRun(context.db, asked, { today: context.now.slice(0, 10) });
  const toBill = groupBy(
    plan.rows.filter(({ one }) => BILLS.includes(one.act)),
    ({ one }) => one.feeItemId,
  );
  const missing = plan.missing.map(({ book, feeItemId }) => {
    const { leaseId, leaseNo, tenantName } = book.lease;
    return {
      ...{ leaseId, leaseNo, tenantName, unitText: unitText({ book }), feeItemId },
      ...{ feeName: plan.feeItems.get(feeItemId)?.feeName ?? '', act: 'NONE' as const, flags: ['MISSING' as const] },
      ...{ periodStart: `${asked.period}-01`, periodEnd: `${asked.period}-01`, dueDate: '', payBy: '' },
      ...{ amount: '0.00', billed: '0.00', lastAmount: null, change: null },
    };
  });
  return {
    rows: [...plan.rows.map((row) => rowText(row, plan)), ...missing],
    totals: [...toBill].map(([feeItemId, own]) => ({
      ...{ feeItemId, feeName: plan.feeItems.get(feeItemId)?.feeName ?? '', count: own.length },
      amount: yuan(sumOf(own, ({ one }) => (one.act === 'DIFFERENCE' ? one.want - one.have : one.want))),
    })),
    ...{ fingerprint: plan.fingerprint, missing: plan.missing.length },
  };
}

async function checkedPlan(
  { fingerprint, confirm, confirmCodes, ...asked }: Parsed<typeof billApi.generate>,
  context: Context,
  alive: () => Promise<void>,
) {
  const plan = await planRun(context.db, asked, { today: context.now.slice(0, 10), alive });
  if (fingerprint && fingerprint !== plan.fingerprint) throw new Failure(ERROR.dryRunChanged);
  const missing = plan.missing.length;
  const warnings = missing > 0 ? [{ code: ERROR.readingMissing, params: { count: missing } }] : [];
  requireConfirmation(warnings, { confirm, confirmCodes });
  return plan;
}

const otherRun = (runNo: string) => new Failure(ERROR.billRunOn, { params: { runNo }, data: { runNo } });

/** Makes and corrects the bills of a property up to a month (docs/domain/property-bills.md#runs). */
export async function generateBills(input: Parsed<typeof billApi.generate>, context: Context): Promise<Generated> {
  const before = await answeredBefore<Generated>(context);
  if (before) return before;
  const { db, session, now, note } = context;
  const { propertyId, branchId, propertyName } = await propertyOf(input.propertyId, context);
  const run = await beginRun(db, { propertyId, branchId, period: input.period, by: session, now });
  if ('busy' in run) throw otherRun(run.busy);
  const alive = async (own: Db) => {
    if (!(await keepAlive(own, run))) throw otherRun(await runOn(own, propertyId));
  };
  try {
    const plan = await checkedPlan(input, context, () => alive(db));
    const { amount, ...counts } = await writeLeases(plan, { run, alive }, context);
    const zero = plan.rows.filter(({ flags }) => flags.includes('ZERO')).length;
    const answer = { runNo: run.runNo, ...counts, zero, missing: plan.missing.length, amount: yuan(amount) };
    return await concluding(context, async (inside) => {
      const figures = { ...counts, zero, missing: plan.missing.length };
      await endRun(inside.db, run, { status: RUN_STATUS.done, counts: figures, fingerprint: plan.fingerprint });
      note({ objectId: propertyId, objectName: `${propertyName} ${input.period}`, after: { ...answer } });
      return answer;
    });
  } catch (error) {
    await endRun(db, run, { status: RUN_STATUS.interrupted });
    throw error;
  }
}
