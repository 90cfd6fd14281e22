import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { faultsOf } from '../../../../../src/contract/content/home/complete';
import { isHomeComponent, liftPage } from '../../../../../src/contract/content/home/lift';
import { isAllowedHost } from '../../../../../src/contract/content/jump';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { translate } from '../../../../http/texts';
import { branchNames } from '../../data/home/lines';
import { branchFacts, linesOf, type Where } from '../../data/references/branchFacts';
import { targetsOf } from '../../data/references/targets';
import { checkComponent, type ReferenceRow, type Window } from '../../rules/referenceChecks';
import { pageReferences } from '../../rules/references';
import { jumpHosts } from '../publishing/jump';
import type { Checked } from './publishChecks';

const SHOWN = 3;

/** "P005 阿莫西林（江城医药河南有限公司，2026-03-21 00:00:00）" */
function detailOf({ target, targetName, from, refused, branchIds }: ReferenceRow, names: ReadonlyMap<string, string>) {
  const called = [target, targetName === target ? '' : targetName].filter(Boolean).join(' ');
  const branches = branchIds.map((id) => names.get(id) ?? id);
  const some = branches.slice(0, SHOWN).join('、') + (branches.length > SHOWN ? '…' : '');
  // What is refused is refused everywhere.
  const facts = [...(from === null ? [] : [from]), ...(refused === 1 || some === '' ? [] : [some])].join('，');
  return facts === '' ? called : `${called}（${facts}）`;
}

/** What speaks against the things that a page names, where a plan would show it (docs/domain/home-pages.md#references). */
export async function referenceChecks(
  { pageName, components: stored }: { pageName: string; components: readonly StoredComponent[] },
  { startTime, endTime, ...where }: Where & { startTime: string; endTime: string | null },
  { db, now, request }: Context,
): Promise<Checked[]> {
  const page = liftPage(stored);
  const components = page.filter(isHomeComponent);
  const references = pageReferences(page);
  const lines = await linesOf(db, where);
  const window: Window = { from: startTime, to: endTime };
  const target = await targetsOf(db, references, now);
  const given = { db, today: now.slice(0, 10), components, references, target, window };
  const facts = await branchFacts(lines, given);
  const hosts = await jumpHosts(db);
  const known = { ...facts, target, isAllowedHost: (host: string) => isAllowedHost(host, hosts) };
  // What is not finished shows nothing for another reason, which is told already.
  const unfinished = new Set(faultsOf(page).map(({ index }) => index));
  const rows = page.flatMap((component, index) =>
    isHomeComponent(component)
      ? checkComponent(component, { lines, window, known })
          .filter(({ code }) => code !== ERROR.componentEmpty || !unfinished.has(index))
          .map((row) => ({ row, component, index: index + 1 }))
      : [],
  );
  const names = await branchNames(
    db,
    rows.flatMap(({ row }) => row.branchIds),
  );
  const say = translate(request.language);
  return rows.map(({ row, component: { componentId, name, type }, index }) => {
    const called = row.code === ERROR.componentEmpty ? { ...row, target: name || type } : row;
    const detail = detailOf(called, names);
    const msg = say(String(row.code), row.code === ERROR.hostNotAllowed ? { host: row.target } : { detail });
    return { ...row, msg, detail, pageName, componentId, index, name };
  });
}
