import type { referenceApi } from '../../../../../src/contract/content/references';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { othersUsing } from '../../data/references/othersUsing';
import { pagesUsing } from '../../data/references/pageUses';
import { readVersion } from '../../data/home/versions';
import { seenPage } from './pageRead';
import { demandBranches } from './pageWrite';
import { referenceChecks } from './referenceChecks';

/** Where an object is used; nothing names a banner. */
export async function usedBy(
  { targetType, targetId }: Parsed<typeof referenceApi.usedBy>,
  context: Context,
): Promise<Output<typeof referenceApi.usedBy>> {
  if (targetType === 'banner') return { pages: [], others: [] };
  const taken = { targetType, targetIds: [targetId] };
  return { pages: await pagesUsing([taken], context), others: await othersUsing(taken, context) };
}

/** The problems that a plan of a version would meet, without planning it. */
export async function checkReferences(
  { pageId, versionNo, branchIds: named, inherit, startTime, endTime }: Parsed<typeof referenceApi.check>,
  context: Context,
): Promise<Output<typeof referenceApi.check>> {
  const page = await seenPage(pageId, context);
  const version = await readVersion(context.db, pageId, versionNo);
  if (!version) throw notFound();
  const branchIds = named.length > 0 ? named : page.branchIds;
  if (named.length > 0) await demandBranches(named, context);
  const planned = { branchIds, inherit, startTime: startTime ?? context.now, endTime };
  const { pageName } = page;
  return { checks: await referenceChecks({ pageId, pageName, components: version.components }, planned, context) };
}
