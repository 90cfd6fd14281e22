import { ENTRY_STATUS, TASK_STATE } from '../../src/contract/master-data/approval';
import { fieldsOfStep, keptFields } from '../../server/areas/master-data/rules/approval/life';
import {
  decide,
  desk,
  type Desk,
  good,
  openCount,
  someone,
  step,
  submitted,
  toChange,
  withdrawn,
} from './approvalDesk';
import { Dice } from './dice';

/* docs/domain/approval.md#tasks */

const RUNS = Number(process.env.SEQUENCES ?? 2_000);
const FORM = {
  commonName: '布洛芬缓释胶囊',
  spec: '0.3g*20粒',
  listPrice: '18.5000',
  approvalNo: '国药准字H20010001',
  storage: 1,
};
const FIELDS = Object.keys(FORM);
const GROUPS = Object.fromEntries(FIELDS.map((field) => [field, [field]]));

const app = someone('app', 'r:A');
const PEOPLE = [
  app,
  someone('x', 'r:A'),
  someone('y', 'r:B'),
  someone('z', 'r:C'),
  someone('both', 'r:A', 'r:B'),
  { ...someone('deputy'), for: [{ ...someone('y', 'r:B'), userName: 'y' }] },
];

const chainOf = (dice: Dice) =>
  dice.times(1, 3, (i) =>
    step(`步骤${i + 1}`, dice.chance(0.3) ? ['A', 'B'] : [dice.pick(['A', 'B', 'C'])], {
      mode: dice.pick([1, 2]),
      skipSame: dice.chance(0.3) ? 1 : 0,
      fields: dice.chance(0.25) ? [] : dice.some(FIELDS),
    }),
  );

/** What holds after every command, whatever it was. */
function expectSound(on: Desk) {
  const { status, tasks, round, steps } = on.doc;
  const open = tasks.filter(({ state }) => state === TASK_STATE.open);
  const ofApplicant = open.filter(({ stepNo }) => stepNo === 0);
  const isUnderWay = status === ENTRY_STATUS.waiting || status === ENTRY_STATUS.inReview;
  expect(ofApplicant).toHaveLength(status === ENTRY_STATUS.returned ? 1 : 0);
  expect(open.length > 0).toBe(isUnderWay || status === ENTRY_STATUS.returned);
  if (status === ENTRY_STATUS.returned) expect(openCount(on)).toBe(1);
  if (isUnderWay) expect(new Set(open.map(({ stepNo }) => stepNo))).toEqual(new Set([on.doc.stepNo]));
  const deciders = tasks.filter((one) => one.round === round && one.state === TASK_STATE.passed && one.stepNo > 0);
  const signed = deciders.map(({ decidedBy }) => decidedBy);
  expect(new Set(signed).size).toBe(signed.length);
  expect(signed).not.toContain(on.applicant.userId);
  if (status !== ENTRY_STATUS.passed) return;
  for (const [i] of steps.entries()) {
    const own = tasks.filter(({ stepNo }) => stepNo === i + 1);
    expect(own.some(({ state }) => state === TASK_STATE.passed || state === TASK_STATE.skipped)).toBe(true);
  }
}

/** Now and then a field is overlooked. */
function verdictsOf(on: Desk, dice: Dice) {
  const current = on.doc.steps[on.doc.stepNo - 1];
  if (!current) return [];
  const kept = keptFields(on.doc, on.doc.stepNo);
  const fields = fieldsOfStep(current, on.doc).filter((path) => !kept.has(path));
  return good(...(dice.chance(0.2) ? fields.slice(1) : fields));
}

function doSomething(on: Desk, dice: Dice) {
  const command = dice.int(0, 7);
  const changed = { ...on.doc.form, [dice.pick(FIELDS)]: `v${dice.int(0, 2)}` };
  if (command <= 1) submitted(on, dice.pick([changed, on.doc.form]), dice.pick([FIELDS, []]));
  else if (command === 2) withdrawn(on);
  else if (command > 3) decide(on, dice.pick(PEOPLE), verdictsOf(on, dice));
  else
    decide(on, dice.pick(PEOPLE), [toChange(dice.pick(FIELDS), dice.pick(['不符', '与说明书不一致，请核对']))], true);
}

test(`whatever people do in whatever order, ${RUNS} times over, an approval stays sound`, () => {
  const ends = new Map<number, number>();
  for (let run = 1; run <= RUNS; run += 1) {
    const dice = new Dice(run);
    const on = desk(FORM, { steps: chainOf(dice), groups: GROUPS }, app);
    for (let command = 0; command < 16; command += 1) {
      doSomething(on, dice);
      expectSound(on);
    }
    ends.set(on.doc.status, (ends.get(on.doc.status) ?? 0) + 1);
  }
  // Each end was reached, so that something was looked at.
  for (const status of [ENTRY_STATUS.waiting, ENTRY_STATUS.passed, ENTRY_STATUS.returned, ENTRY_STATUS.withdrawn])
    expect(ends.get(status) ?? 0).toBeGreaterThan(RUNS / 100);
});
