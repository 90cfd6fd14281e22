import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftComponent } from '../../../../../src/contract/content/home/lift';
import { type homeRenderApi, MAX_MOMENT_DAYS } from '../../../../../src/contract/content/home/render';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { translate, type Translate } from '../../../../http/texts';
import { DAY, fromShanghai } from '../../../../platform/clock';
import { refusedPlans } from '../../../goods/public';
import { changeTimes } from '../../data/home/changeTimes';
import { plansShown } from '../../data/home/plans';
import { releasesAhead } from '../../data/releases/ahead';
import { openLine, plannedContent } from '../../data/home/shownPage';
import { isBetween } from '../../rules/coverage';
import { type Change, pageChanges } from '../../rules/pageChanges';
import { eventsOf, foresee } from '../../rules/releasesAhead';
import { demandMoment, renderPage } from './render';

const nameOf = (stored: StoredComponent) => {
  const { name, type } = liftComponent(stored);
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : type;
};

function textOf(change: Change, say: Translate): string {
  if (change.kind !== 'page') return say(`homeMoment.${change.kind}`, { name: nameOf(change.component) });
  const called = (pageName: string) => pageName || say('homeMoment.default');
  return say('homeMoment.page', { from: called(change.from), to: called(change.to) });
}

/**
 * The changes of what a company shows, with their moments: the page is computed for every moment at which it may
 * change.
 */
export async function homeMoments(
  { branchId, customerType, from, to }: Parsed<typeof homeRenderApi.moments>,
  context: Parameters<typeof renderPage>[1] & { request: Pick<Context['request'], 'language'> },
): Promise<Output<typeof homeRenderApi.moments>> {
  const { app, ms, request } = context;
  if (to < from || fromShanghai(to) - fromShanghai(from) > MAX_MOMENT_DAYS * DAY)
    throw new InvalidInput([{ field: 'to', text: 'field.invalid' }]);
  demandMoment('to', to, ms);
  const { db } = app;
  const line = await openLine(db, branchId);
  if (!line) throw notFound();
  const ahead = await releasesAhead(db, { now: context.now, from });
  const plans = ahead
    ? foresee(ahead, to).plans.filter((plan) => isBetween(plan, { from, to }))
    : await plansShown(db, { from, to });
  const pages = [];
  for (const plan of plans) pages.push(await plannedContent(db, branchId, plan));
  const releases = eventsOf(ahead?.releases ?? []).map(({ at }) => at);
  const times = await changeTimes(db, { line: line.line, plans, pages, releases }, { from, to });
  const say = translate(request.language);
  const moments = [];
  const asked = { app, ms, now: context.now, refused: await refusedPlans(db, line.line, to), ahead, request };
  let before = await renderPage({ branchId, customerType, at: from }, asked);
  for (const at of times) {
    const after = await renderPage({ branchId, customerType, at }, asked);
    const text = pageChanges(before, after).map((change) => textOf(change, say));
    if (text.length > 0) moments.push({ time: at, text: text.join(say('homeMoment.and')) });
    before = after;
  }
  return { moments };
}
