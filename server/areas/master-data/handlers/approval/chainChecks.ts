import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ENTRY_STATUS, GROUPS, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { type BizKind } from '../../../../../src/contract/master-data/kinds';
import type { approvalApi } from '../../../../../src/contract/master-data/approvals';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { global } from '../../../../platform/scope';
import { approvalChain } from '../../data/schema/approval';
import { entry } from '../../data/schema/entry';
import { isUnconditional } from '../../rules/approval/chainOf';
import { demandSomebody } from '../entries/deciders';

export type Added = Parsed<typeof approvalApi.addChain>;

const takenBy = sql`${entry.chain} ->> 'chainId'`;

/** How many documents each chain has decided on, or how many of them are still under way. */
export async function usesOf({ db }: Context, chainIds: readonly string[], isOpen: boolean) {
  const open = inArray(entry.status, [...UNDER_WAY, ENTRY_STATUS.returned]);
  const rows = await db
    .select({ chainId: sql<string>`${takenBy}`, count: sql<number>`count(*)::integer` })
    .from(entry)
    .where(global('clock', and(inArray(takenBy, ['', ...chainIds]), isOpen ? open : undefined)))
    .groupBy(takenBy);
  return new Map(rows.map(({ chainId, count }) => [chainId, count]));
}

export async function demandGood(input: Added, { db }: Context) {
  const groups: Readonly<Record<string, readonly string[]>> = GROUPS[input.bizKind];
  for (const [i, step] of input.steps.entries()) {
    if (step.fields.some((name) => !Object.hasOwn(groups, name)))
      throw new InvalidInput([{ field: `steps.${i}.fields`, text: 'field.choice' }]);
    await demandSomebody(db, [step]);
  }
}

export const enabledOf = ({ db }: Context, bizKind: BizKind) =>
  db
    .select()
    .from(approvalChain)
    .where(
      global(
        'shared',
        and(eq(approvalChain.bizKind, bizKind), eq(approvalChain.status, 1), eq(approvalChain.deleted, 0)),
      ),
    )
    .orderBy(approvalChain.chainId)
    .for('update');

/** Each kind must keep a chain without conditions, which takes whatever the others do not (43678). */
export async function demandAnother(context: Context, { chainId, bizKind }: { chainId: string; bizKind: BizKind }) {
  const others = (await enabledOf(context, bizKind)).filter((one) => one.chainId !== chainId);
  if (!others.some(isUnconditional)) throw new Failure(ERROR.chainInUse);
}

export async function demandCode({ chainCode }: Added, { db }: Context, chainId = '0') {
  const [taken] = await db
    .select({ chainId: approvalChain.chainId })
    .from(approvalChain)
    .where(global('taken', and(eq(approvalChain.chainCode, chainCode), ne(approvalChain.chainId, chainId))));
  if (taken) throw new InvalidInput([{ field: 'chainCode', text: 'field.taken' }]);
}
