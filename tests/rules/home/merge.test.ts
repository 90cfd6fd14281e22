/* The laws of docs/domain/home-pages.md#merge, on random pages: MERGES says how many. */
import { canonical } from '../../../src/contract/canonical';
import type { StoredComponent } from '../../../src/contract/content/home/component';
import { merge } from '../../../src/contract/content/home/merge';
import { changesOf, mergeEdits } from '../../../src/contract/content/home/merge-edits';
import { idsOf, NO_OVERRIDE, type Override, shownOrder } from '../../../src/contract/content/home/override';
import { withValue } from '../../../src/contract/content/home/paths';
import { Dice } from '../dice';

const RUNS = Number(process.env.MERGES ?? 2_000);
const PATHS = ['name', 'visible', 'data.a', 'data.b', 'data.list', 'style.radius'];
const valueOf = (dice: Dice) => dice.pick<unknown>([0, 1, '', 'x', 'y', [1, 2], [2, 1], null]);

const componentOf = (id: string, dice: Dice): StoredComponent => ({
  ...{ componentId: id, type: 'title', name: dice.pick(['n', 'm']), visible: 1 },
  ...{ style: { radius: dice.int(0, 2) }, data: { a: valueOf(dice), b: valueOf(dice), list: [dice.int(0, 3)] } },
});

const pageOf = (dice: Dice) => dice.times(0, 8, (i) => componentOf(`c${i}`, dice));

/** A page with some values set, some components gone, some new and some moved; a lock now and then. */
function changed(page: readonly StoredComponent[], dice: Dice, prefix: string): StoredComponent[] {
  const left = page
    .filter(() => !dice.chance(0.15))
    .map((one) => dice.some(PATHS, 0.2).reduce((now, path) => withValue(now, path, valueOf(dice)), one))
    .map((one) => (dice.chance(0.1) ? { ...one, locked: dice.chance(0.3) ? ['*'] : dice.some(PATHS) } : one));
  const fresh = dice.times(0, 2, (i) => componentOf(`${prefix}${i}`, dice));
  const all = dice.chance(0.4) ? dice.shuffled(left) : left;
  for (const one of fresh) all.splice(dice.int(0, all.length), 0, one);
  return all;
}

function overrideOf(page: readonly StoredComponent[], dice: Dice): Override {
  const ids = idsOf(page);
  const props = page.flatMap(({ componentId }) =>
    dice.some(PATHS, 0.2).map((path) => ({ componentId, path, value: valueOf(dice) })),
  );
  const own = dice.times(0, 3, (i) => ({
    after: dice.maybe(0.8, () => dice.pick([...ids, ...Array.from({ length: i }, (_, at) => `b${at}`), 'c0'])),
    component: componentOf(`b${i}`, dice),
  }));
  return { props, order: dice.chance(0.4) ? dice.shuffled(ids) : null, own };
}

test('the laws hold', () => {
  for (let run = 0; run < RUNS; run += 1) {
    const dice = new Dice(run);
    const base = pageOf(dice);
    const next = changed(base, dice, 'n');
    const override = overrideOf(base, dice);
    const told = `MERGES run ${run}`;

    expect([told, merge(base, next, NO_OVERRIDE).page]).toEqual([told, next]);

    const result = merge(base, next, override);
    // Overrides before = kept + absorbed + dropped + conflicts; an order counts as one.
    const before = override.props.length + (override.order ? 1 : 0);
    const after = [result.kept, result.absorbed, result.dropped, result.conflicts].map(({ length }) => length);
    expect([told, after.reduce((sum, one) => sum + one, 0)]).toEqual([told, before]);

    // No own component is ever lost, none stands twice, and the page is what its order says.
    const ids = idsOf(result.page);
    expect([told, override.own.every(({ component }) => ids.includes(component.componentId))]).toEqual([told, true]);
    expect([told, new Set(ids).size, result.order]).toEqual([told, ids.length, ids]);

    // Merging again with the same page changes nothing.
    const again = merge(next, next, result.override);
    expect([told, again.page, again.override]).toEqual([told, result.page, result.override]);
    expect([told, again.conflicts, again.reanchored, again.dropped]).toEqual([told, [], [], []]);

    // Where the head office has changed nothing, what is shown is what was shown until now.
    const free = base.map((one) => withValue(one, 'locked', undefined));
    const still = merge(free, free, override);
    expect([told, idsOf(still.page)]).toEqual([told, shownOrder(idsOf(free), override)]);
    expect([told, still.conflicts, still.dropped]).toEqual([told, [], []]);
  }
});

test('the same change on both sides is no conflict', () => {
  for (let run = 0; run < RUNS; run += 1) {
    const dice = new Dice(run);
    const base = pageOf(dice);
    const next = changed(base, dice, 'n').map((one) => withValue(one, 'locked', undefined));
    const { conflicts, page } = mergeEdits(base, next, next);
    expect([run, conflicts, canonical(page)]).toEqual([run, [], canonical(next)]);
  }
});

test('two editors: whichever saves first, disjoint changes of values stand both, and no change is lost', () => {
  let refused = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const dice = new Dice(run);
    const base = pageOf(dice);
    const [mine, theirs] = [dice, dice].map(() =>
      base.map((one) => dice.some(PATHS, 0.15).reduce((now, path) => withValue(now, path, valueOf(dice)), one)),
    ) as [StoredComponent[], StoredComponent[]];
    const one = mergeEdits(base, theirs, mine);
    const other = mergeEdits(base, mine, theirs);
    expect([run, one.conflicts.length]).toEqual([run, other.conflicts.length]);
    if (one.conflicts.length > 0) refused += 1;
    else {
      expect([run, canonical(one.page)]).toEqual([run, canonical(other.page)]);
      const still = changesOf(base, one.page).override.props.map((prop) => canonical(prop));
      const wanted = [mine, theirs].flatMap((page) =>
        changesOf(base, page).override.props.map((prop) => canonical(prop)),
      );
      expect([run, wanted.filter((prop) => !still.includes(prop))]).toEqual([run, []]);
    }
  }
  expect(refused).toBeGreaterThan(RUNS / 20);
});
