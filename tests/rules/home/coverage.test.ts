/* docs/domain/home-pages.md#coverage: random plans against a model that looks at each second: COVERAGES says how many. */
import { coverage, type Line, type Plan } from '../../../server/areas/content/rules/coverage';
import { minuteOf, minuteText, textOf } from '../../../server/areas/content/rules/moments';
import { effortOf } from '../../support/effort';
import { Dice } from '../dice';

const at = (time: string) => `2026-03-08 ${time}`;
const RUNS = Number(process.env.COVERAGES ?? 25);
const BRANCHES = 40;

/** Branches of a random tree, each with those above it. */
const tree = (dice: Dice) => {
  const lines: Line[] = [{ branchId: 'T0', line: ['T0'] }];
  for (let i = 1; i < BRANCHES; i += 1) {
    const above = dice.pick(lines.filter(({ line }) => line.length < 4));
    lines.push({ branchId: `T${i}`, line: [`T${i}`, ...above.line] });
  }
  return lines;
};

const START = minuteOf(at('00:00')) * 60;
const moment = (dice: Dice) => textOf(START + dice.int(-7_200, 86_400 + 7_200));

function randomPlan(dice: Dice, lines: readonly Line[], i: number): Plan {
  const isCampaign = dice.chance(0.6);
  const [first, second] = [moment(dice), moment(dice)].sort();
  return {
    ...{ planId: String(dice.int(1, 3) * 1_000 + i), page: `P${i}`, kind: isCampaign ? 2 : 1 },
    ...{ force: isCampaign && dice.chance(0.3) ? 1 : 0, branchIds: dice.times(1, 3, () => dice.pick(lines).branchId) },
    ...{ inherit: dice.chance(0.7) ? 1 : 0, startTime: first!, endTime: isCampaign ? second! : null },
    cancelTime: dice.maybe(0.2, () => moment(dice)),
  };
}

/** The rule, said once more: at a second, of all plans the one that no other goes before. */
function model(plans: readonly Plan[], { line }: Line, second: string): string | null {
  const fits = plans
    .filter((plan) => plan.startTime <= second && (plan.endTime === null || second <= plan.endTime))
    .filter((plan) => plan.cancelTime === null || second < plan.cancelTime)
    .map((plan) => ({ plan, up: Math.min(...plan.branchIds.map((id) => line.indexOf(id)).filter((up) => up >= 0)) }))
    .filter(({ plan, up }) => up === 0 || (up !== Infinity && plan.inherit === 1));
  const key = ({ plan, up }: (typeof fits)[number]) => [
    ...[plan.kind === 1 ? 0 : 1 + plan.force, -up, Date.parse(plan.startTime), Number(plan.planId)],
  ];
  const [best] = fits.sort((a, b) => {
    const [left, right] = [key(a), key(b)];
    const i = left.findIndex((value, at) => value !== right[at]);
    return i < 0 ? 0 : right[i]! - left[i]!;
  });
  return best?.plan.planId ?? null;
}

test('random plans: each minute as the model says, in whatever order the plans come', () => {
  const [from, to] = [at('00:00'), at('23:59')];
  for (let run = 0; run < RUNS; run += 1) {
    const dice = new Dice(run);
    const lines = tree(dice);
    const plans = dice.times(0, 12, (i) => randomPlan(dice, lines, i));
    const covered = coverage(plans, lines, { from, to });
    expect(coverage(dice.shuffled(plans), lines, { from, to })).toEqual(covered);
    let minutes = 0;
    covered.forEach(({ segments }, i) => {
      let next = minuteOf(from);
      segments.forEach((one, at) => {
        expect([run, one.from, one.minutes]).toEqual([run, minuteText(next), minuteOf(one.to) - next + 1]);
        expect(one.planId === segments[at + 1]?.planId).toBe(false);
        // Every tenth minute of each, and its edges.
        for (let minute = next; minute <= minuteOf(one.to); minute += minute % 10 === 0 ? 10 : 1)
          expect([run, minute, one.planId]).toEqual([run, minute, model(plans, lines[i]!, textOf(minute * 60))]);
        next = minuteOf(one.to) + 1;
        minutes += one.minutes;
      });
      expect(next).toBe(minuteOf(to) + 1);
    });
    expect(minutes).toBe(BRANCHES * 1_440);
    // One that is cancelled before it begins leaves no trace.
    const future = { ...randomPlan(dice, lines, 50), startTime: at('05:00:00'), cancelTime: at('04:00:00') };
    expect(coverage([...plans, future], lines, { from, to })).toEqual(covered);
  }
});

test('four hundred branches for a month within a second', () => {
  const dice = new Dice(1);
  const lines = Array.from({ length: 400 }, (_, i) => ({ branchId: `T${i}`, line: [`T${i}`, `T${i % 20}`, 'T0'] }));
  const plans = dice.times(200, 200, (i) => randomPlan(dice, lines, i));
  const cover = () => coverage(plans, lines, { from: '2026-03-01 00:00', to: '2026-03-31 23:59' });
  expect(effortOf(cover, 1_000)).toBeLessThan(1_000);
});
