import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import { mergeEdits } from '../../../../../src/contract/content/home/merge-edits';
import type { Change } from '../../../../../src/contract/content/home/merge';
import { type homeVersionApi, ORIGIN } from '../../../../../src/contract/content/home/versions';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, notFound, requireConfirmation } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import {
  insertDraft,
  keepStep,
  type PageRow,
  readVersion,
  stepAt,
  updateVersion,
  type VersionRow,
} from '../../data/home/versions';
import { filesOf } from '../../rules/images';
import { checkedComponents, demandLocks, demandSize } from './checkComponents';
import { toContent } from './contentRead';
import { freeze } from './freeze';
import { auditOf, changePage, lockedPage } from './pageWrite';

async function newestOf(page: PageRow, { db }: Context): Promise<VersionRow> {
  const newest = await readVersion(db, page.pageId, page.versionNo);
  if (!newest) throw notFound();
  return newest;
}

/** A page and its newest version. */
interface Opened {
  page: PageRow;
  newest: VersionRow;
}

interface Stored {
  components: StoredComponent[];
  merged: Change[];
}

type Saved = Pick<Parsed<typeof homeVersionApi.save>, 'version'> & { mine: StoredComponent[] };

/**
 * The page to store: the given one, or, if somebody else has saved meanwhile, both merged
 * (docs/domain/home-pages.md#two-editors).
 */
async function mergedWith({ page, newest }: Opened, { version, mine }: Saved, context: Context): Promise<Stored> {
  if (version === page.version) return { components: mine, merged: [] };
  const base = version < page.version ? await stepAt(context.db, page.pageId, version) : undefined;
  const current = await toContent(page, newest, context);
  if (!base) throw await staleVersion(context, { current, conflicts: [] }, page);
  const { page: components, merged, conflicts } = mergeEdits(base, current.components, mine);
  if (conflicts.length > 0) throw await staleVersion(context, { current, conflicts }, page);
  demandSize(components);
  return { components, merged };
}

/** Stores the draft of a page, and makes it where the newest version is frozen. */
async function storeDraft({ page, newest }: Opened, components: StoredComponent[], context: Context) {
  const { db } = context;
  const { pageId } = page;
  await keepStep(db, page, newest.components);
  const versionNo = newest.frozen === 1 ? newest.versionNo + 1 : newest.versionNo;
  if (newest.frozen === 1) {
    const draft = { versionNo, baseVersionNo: newest.versionNo, origin: ORIGIN.edited, components };
    await insertDraft(db, { ...draft, ...auditOf(context), pageId });
  } else {
    const counted = { componentCount: components.length, fileIds: filesOf(components) };
    await updateVersion(db, newest, { components, ...counted, ...touch(context) });
  }
  const after = await changePage(page, { versionNo }, context);
  await keepStep(db, after, components);
  return after;
}

export async function saveComponents(input: Parsed<typeof homeVersionApi.save>, context: Context) {
  const mine = checkedComponents(input.components);
  const page = await lockedPage(input.id, context);
  const newest = await newestOf(page, context);
  const { components, merged } = await mergedWith({ page, newest }, { version: input.version, mine }, context);
  await demandLocks(liftPage(newest.components), components, context);
  const { versionNo, version } = await storeDraft({ page, newest }, components, context);
  return { versionNo, version, merged, components };
}

/**
 * Makes a draft with the content of an earlier version; an existing draft is kept as a version, after a confirmation.
 */
export async function rollback(input: Parsed<typeof homeVersionApi.rollback>, context: Context) {
  const { db } = context;
  const page = await lockedPage(input.id, context);
  const wanted = await readVersion(db, page.pageId, input.versionNo);
  if (!wanted) throw notFound();
  if (wanted.frozen === 0) throw new Failure(ERROR.statusForbids);
  const newest = await newestOf(page, context);
  const { components } = wanted;
  await demandLocks(liftPage(newest.components), liftPage(components), context);
  if (newest.frozen === 0) {
    requireConfirmation([{ code: ERROR.draftExists }], input);
    await freeze(newest, context, '回滚前的草稿');
  }
  const versionNo = newest.versionNo + 1;
  const draft = { versionNo, baseVersionNo: wanted.versionNo, origin: ORIGIN.rolledBack, components };
  await insertDraft(db, { ...draft, ...auditOf(context), pageId: page.pageId });
  const { version } = await changePage(page, { versionNo }, context);
  await keepStep(db, { ...page, version }, components);
  return { versionNo, version };
}
