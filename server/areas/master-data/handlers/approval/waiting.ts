import { asc, count } from 'drizzle-orm';
import type { Output } from '../../../../../src/contract/endpoint';
import { BIZ_KIND, type BizKind, isChained } from '../../../../../src/contract/master-data/kinds';
import { waitingApi } from '../../../../../src/contract/master-data/waiting';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { within } from '../../../../platform/scope';
import { entry } from '../../data/schema/entry';
import { decidable } from './decidable';

/** Where each kind is decided; the lists show what waits for the caller, and nothing else. */
const LISTS: Readonly<Record<BizKind, string>> = {
  [BIZ_KIND.company]: '/erp/companyEntry?mine=1',
  [BIZ_KIND.customer]: '/erp/customerEntry?mine=1',
  [BIZ_KIND.commodity]: '/erp/commodityEntry?mine=1',
  [BIZ_KIND.renewal]: `/erp/licenceCancel?mine=${BIZ_KIND.renewal}`,
  [BIZ_KIND.cancellation]: `/erp/licenceCancel?mine=${BIZ_KIND.cancellation}`,
};

async function waiting(_input: object, context: Context): Promise<Output<typeof waitingApi.waiting>> {
  const rows = await context.db
    .select({ kind: entry.kind, count: count() })
    .from(entry)
    .where(within(context.session, entry, await decidable(context)))
    .groupBy(entry.kind)
    .orderBy(asc(entry.kind));
  return rows.flatMap(({ kind, count: found }) =>
    isChained(kind) ? [{ kind, count: found, menuUrl: LISTS[kind] }] : [],
  );
}

export const waitingRoutes = implement(waitingApi, { waiting });
