import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { approvalApi } from '../../../../../src/contract/master-data/approvals';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, ofParent } from '../../../../platform/scope';
import { approvalChain } from '../../data/schema/approval';
import { type Added, demandAnother, demandCode, demandGood, enabledOf, usesOf } from './chainChecks';
import { chainFor, isUnconditional } from '../../rules/approval/chainOf';

export async function chainPage(
  query: Parsed<typeof approvalApi.chains>,
  context: Context,
): Promise<Output<typeof approvalApi.chains>> {
  const { db } = context;
  const own = and(
    eq(approvalChain.deleted, 0),
    query.bizKind ? eq(approvalChain.bizKind, query.bizKind) : undefined,
    query.chainName ? hasText(approvalChain.chainName, query.chainName) : undefined,
  );
  const listed = db.select({ row: approvalChain }).from(approvalChain).where(global('shared', own)).$dynamic();
  const { orderDir = 'desc' } = query;
  const order = [
    by(approvalChain.bizKind, 'asc'),
    by(approvalChain.priority, orderDir),
    by(approvalChain.chainId, 'asc'),
  ];
  const { rows, ...found } = await paged(db, { listed, order, key: [approvalChain.chainId] }, query);
  const uses = await usesOf(
    context,
    rows.map(({ row }) => row.chainId),
    true,
  );
  return { records: rows.map(({ row }) => ({ ...row, inUse: uses.get(row.chainId) ?? 0 })), ...found };
}

/** Locks a chain after all enabled ones of its kind, in their order: two people never wait for each other's chain. */
async function lockedChain({ chainId, version }: { chainId: string; version: number }, context: Context) {
  const found = context.db
    .select()
    .from(approvalChain)
    .where(global('shared', and(eq(approvalChain.chainId, chainId), eq(approvalChain.deleted, 0))));
  const [seen] = await found;
  if (!seen) throw notFound();
  await enabledOf(context, seen.bizKind);
  const [row] = await found.for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw new Failure(ERROR.versionConflict);
  return row;
}

export async function addChain(input: Added, context: Context) {
  const { db, session, now, note } = context;
  await demandCode(input, context);
  await demandGood(input, context);
  const by = { createdBy: session.loginName, createdByName: session.realName, gmtCreated: now };
  const [made] = await db
    .insert(approvalChain)
    .values({ ...input, ...by, modifiedBy: session.loginName, gmtModified: now })
    .returning({ chainId: approvalChain.chainId });
  const chainId = made?.chainId ?? '';
  note({ objectId: chainId, objectName: input.chainCode, after: { ...input } });
  return { chainId };
}

/** Changes a chain; entries under way keep the one that they have taken. */
export async function updateChain(
  { chainId, version, ...input }: Parsed<typeof approvalApi.updateChain>,
  context: Context,
) {
  const { db, session, now, note } = context;
  const row = await lockedChain({ chainId, version }, context);
  await demandCode(input, context, chainId);
  await demandGood(input, context);
  if (input.bizKind !== row.bizKind) throw new InvalidInput([{ field: 'bizKind', text: 'field.locked' }]);
  if (row.status === 1 && isUnconditional(row) && !isUnconditional(input)) await demandAnother(context, row);
  const set = { ...input, modifiedBy: session.loginName, gmtModified: now, version: version + 1 };
  await db.update(approvalChain).set(set).where(ofParent(approvalChain.chainId, chainId));
  note({ objectId: chainId, objectName: input.chainCode, before: { ...row }, after: { ...input } });
  return true;
}

export async function switchChain(
  { chainId, version, status }: Parsed<typeof approvalApi.chainStatus>,
  context: Context,
) {
  const { db, session, now, note } = context;
  const row = await lockedChain({ chainId, version }, context);
  if (status === 0) await demandAnother(context, row);
  const set = { status, modifiedBy: session.loginName, gmtModified: now, version: version + 1 };
  await db.update(approvalChain).set(set).where(ofParent(approvalChain.chainId, chainId));
  note({ objectId: chainId, objectName: row.chainCode, before: { status: row.status }, after: { status } });
  return true;
}

export async function deleteChain({ chainId, version }: Parsed<typeof approvalApi.deleteChain>, context: Context) {
  const { db, session, now, note } = context;
  const row = await lockedChain({ chainId, version }, context);
  const uses = await usesOf(context, [chainId], false);
  if (uses.size > 0) throw new Failure(ERROR.chainInUse);
  if (row.status === 1) await demandAnother(context, row);
  const set = { deleted: 1 as const, status: 0 as const, chainCode: `${row.chainCode}~${chainId}` };
  await db
    .update(approvalChain)
    .set({ ...set, modifiedBy: session.loginName, gmtModified: now, version: version + 1 })
    .where(ofParent(approvalChain.chainId, chainId));
  note({ objectId: chainId, objectName: row.chainCode, before: { ...row } });
  return true;
}

/** Which chain a document like this would take. */
export async function tryChain(
  { bizKind, isChange, source, branchId = '', ...form }: Parsed<typeof approvalApi.trial>,
  context: Context,
): Promise<Output<typeof approvalApi.trial>> {
  const chains = await enabledOf(context, bizKind);
  const all = { ...form, operateRangeId: form.operateRangeIds[0] };
  const chain = chainFor(chains, {
    bizKind,
    form: all,
    isChange: isChange === 1,
    source,
    branchId: branchId || context.session.branchId,
  });
  return {
    chainCode: chain?.chainCode ?? '',
    chainName: chain?.chainName ?? '',
    steps: (chain?.steps ?? []).map(({ stepName }) => stepName),
  };
}
