import type { HomeComponent, StoredComponent } from '../../../../../src/contract/content/home/component';
import { faultsOf } from '../../../../../src/contract/content/home/complete';
import { isHomeComponent, liftPage } from '../../../../../src/contract/content/home/lift';
import { isAllowedHost } from '../../../../../src/contract/content/jump';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { type Language, translate } from '../../../../http/texts';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
import { firstOf, listed, withFacts } from '../../../../platform/listed';
import { branchNames } from '../../data/home/lines';
import { companyPages } from '../../data/home/overrides';
import { branchFacts, linesOf, type Where } from '../../data/references/branchFacts';
import { targetsOf } from '../../data/references/targets';
import type { Line } from '../../rules/coverage';
import { checkComponent, type ReferenceRow, type Window } from '../../rules/referenceChecks';
import { pageReferences } from '../../rules/references';
import { jumpHosts } from '../publishing/jump';
import type { Checked } from './publishChecks';

const SHOWN = 3;

/** "P005 阿莫西林（江城医药河南有限公司，2026-03-21 00:00:00）" */
function detailOf(
  { target, targetName, from, refused, branchIds }: ReferenceRow,
  names: ReadonlyMap<string, string>,
  language: Language,
) {
  const called = [target, targetName === target ? '' : targetName].filter(Boolean).join(' ');
  const branches = branchIds.map((id) => names.get(id) ?? id);
  const some = listed(language, firstOf(branches, SHOWN));
  // A refusal is for all companies.
  return withFacts(language, called, [
    ...(from === null ? [] : [from]),
    ...(refused === 1 || some === '' ? [] : [some]),
  ]);
}

/** A page as some companies show it: the head office's page, or the page with the override of one company. */
interface Version {
  page: StoredComponent[];
  lines: Line[];
}

/** The page of all companies without an override, then the page of each company with one. */
async function versionsOf(db: Db, { pageId, page }: { pageId: string; page: StoredComponent[] }, lines: Line[]) {
  const own = await companyPages(db, { pageId, branchIds: lines.map(({ branchId }) => branchId) }, page);
  const versions: Version[] = [{ page, lines: lines.filter(({ branchId }) => !own.has(branchId)) }];
  for (const line of lines) {
    const company = own.get(line.branchId);
    if (company) versions.push({ page: company, lines: [line] });
  }
  return versions.filter((one) => one.lines.length > 0);
}

interface Told {
  row: ReferenceRow;
  component: HomeComponent;
  index: number;
}

const thingOf = ({ row, component }: Told) =>
  JSON.stringify([component.componentId, row.piece, row.targetType, row.target]);

/** A refusal on the pages of only some companies becomes a warning that names them: the others may go on. */
function together(versions: readonly Told[][]): Told[] {
  const refused = versions.map((told) => new Set(told.filter(({ row }) => row.refused === 1).map(thingOf)));
  const rows = versions.flat().map((one) => {
    const everywhere = refused.every((things) => things.has(thingOf(one)));
    if (one.row.refused === 0 || everywhere) return one;
    return { ...one, row: { ...one.row, refused: 0 as const, code: ERROR.notForAllBranches } };
  });
  const alike = groupBy(rows, (one) => JSON.stringify([thingOf(one), one.row.code, one.row.from]));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, row: { ...first.row, branchIds: same.flatMap(({ row }) => row.branchIds) } }] : [];
  });
}

async function toldOf({ page, lines }: Version, window: Window, { db, now }: Context): Promise<Told[]> {
  const components = page.filter(isHomeComponent);
  const references = pageReferences(page);
  const target = await targetsOf(db, references, now);
  const given = { db, today: now.slice(0, 10), components, references, target, window };
  const facts = await branchFacts(lines, given);
  const hosts = await jumpHosts(db);
  const known = { ...facts, target, isAllowedHost: (host: string) => isAllowedHost(host, hosts) };
  // An unfinished component shows nothing for another reason, which is told already.
  const unfinished = new Set(faultsOf(page).map(({ index }) => index));
  return page.flatMap((component, index) =>
    isHomeComponent(component)
      ? checkComponent(component, { lines, window, known })
          .filter(({ code }) => code !== ERROR.componentEmpty || !unfinished.has(index))
          .map((row) => ({ row, component, index: index + 1 }))
      : [],
  );
}

/**
 * The problems of what a page names, for the companies and the time of a plan, each company with its own page
 * (docs/domain/home-pages.md#references).
 */
export async function referenceChecks(
  {
    pageId,
    pageName,
    components: stored,
  }: { pageId: string; pageName: string; components: readonly StoredComponent[] },
  { startTime, endTime, ...where }: Where & { startTime: string; endTime: string | null },
  context: Context,
): Promise<Checked[]> {
  const { db, request } = context;
  const versions = await versionsOf(db, { pageId, page: liftPage(stored) }, await linesOf(db, where));
  const told: Told[][] = [];
  for (const version of versions) told.push(await toldOf(version, { from: startTime, to: endTime }, context));
  const rows = together(told);
  const names = await branchNames(
    db,
    rows.flatMap(({ row }) => row.branchIds),
  );
  const say = translate(request.language);
  return rows.map(({ row, component: { componentId, name, type }, index }) => {
    const called = row.code === ERROR.componentEmpty ? { ...row, target: name || type } : row;
    const detail = detailOf(called, names, request.language);
    const msg = say(String(row.code), row.code === ERROR.hostNotAllowed ? { host: row.target } : { detail });
    return { ...row, msg, detail, pageName, componentId, index, name };
  });
}
