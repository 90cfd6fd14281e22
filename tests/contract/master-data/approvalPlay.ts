import { type ENTRY_STATUS, STEP_MODE, TASK_STATE } from '../../../src/contract/master-data/approval';
import { approvalCancelApi } from '../../../src/contract/master-data/approval-cancels';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { commodityApplyApi, commodityEntryApi } from '../../../src/contract/master-data/entries';
import type { EntryDetail } from '../../../src/contract/master-data/entry-records';
import type { Client } from '../../support/client';
import type { Dice } from '../../rules/dice';

/* Random people do random things to an entry over HTTP; what the server answers is looked at after each of them. */

export interface Play {
  dice: Dice;
  id: string;
  applicant: Client;
  /** What the applicant has seen after the last command; nobody else touches an entry of the play. */
  now: EntryDetail;
  /** Whoever may be asked to decide. */
  deciders: readonly Client[];
  hq: Client;
}

type Status = (typeof ENTRY_STATUS)[keyof typeof ENTRY_STATUS];

export const look = (who: Client, id: string) => who.call(commodityEntryApi.detail, { id });
/** As its applicant sees it, who sees it in every state. */
export const seenBy = async ({ applicant, id }: Pick<Play, 'applicant' | 'id'>): Promise<EntryDetail> =>
  applicant.data(commodityEntryApi.detail, { id });

const REMARK = '与批件不一致，请核对后重新填写';
const PRICES = ['12.8000', '13.1000', '13.4000', '13.9000'];

async function change({ dice, id, applicant, now: { form, version } }: Play) {
  const more = dice.pick([
    { listPrice: dice.pick(PRICES) },
    { shelfLifeMonths: dice.int(12, 36) },
    { storage: dice.pick([3, 4]) },
    { spec: dice.pick(['0.5g*6片', '0.5g*12片']) },
  ]);
  return applicant.call(commodityApplyApi.save, { id, version, form: { ...form, ...more } });
}

async function submit({ dice, id, applicant, now: { version, asked } }: Play) {
  const replies = asked.filter(() => dice.chance(0.8)).map(({ path }) => ({ path, reply: '已按要求核对' }));
  return applicant.call(commodityApplyApi.submit, { id, version, replies, dupReason: '随机试验用的资料', confirm: 1 });
}

/** A decision of somebody on what he sees, or on something that is not there. */
async function decide({ dice, id, deciders, applicant }: Play, result: 1 | 2) {
  const who = dice.pick([...deciders, applicant]);
  const shown = await look(who, id);
  // A draft of somebody else's is not there.
  if (shown.code !== 200) return shown;
  const { round, stepNo, contentHash, judge } = shown.data;
  const fields = judge?.fields ?? ['spec'];
  const told = dice.chance(0.85) ? fields : dice.some(fields);
  const bad = result === 2 ? dice.pick(fields.length > 0 ? fields : ['spec']) : '';
  const verdicts = told.map((path) =>
    path === bad ? { path, verdict: 2 as const, remark: REMARK } : { path, verdict: 1 as const },
  );
  const seen = { round: Math.max(1, round), stepNo: Math.max(1, stepNo), contentHash };
  const at = dice.chance(0.08) ? { ...seen, contentHash: 'x' } : seen;
  return who.call(commodityEntryApi.audit, { id, ...at, result, verdicts, confirm: 1 });
}

async function transfer({ dice, id, deciders }: Play) {
  const who = dice.pick(deciders);
  const shown = await look(who, id);
  if (shown.code !== 200) return shown;
  const [other] = await who.data(approvalApi.people, { name: dice.pick(['何晓明', '罗建国', '秦海波', '许文静']) });
  const taskId = shown.data.judge?.taskId ?? '1';
  return who.call(commodityEntryApi.transfer, { id, taskId, userId: other?.userId ?? '1', reason: '今天休假' });
}

async function byHq({ dice, id, hq, now: { version } }: Play, what: 'void' | 'cancel') {
  const reason = '资料有误，由总部处理';
  if (what === 'void') return hq.call(commodityEntryApi.void, { id, version, reason });
  const effects = await hq.call(approvalCancelApi.effects, { id });
  if (effects.code !== 200) return effects;
  const { seen } = effects.data;
  return hq.call(approvalCancelApi.cancel, { id, version, seen, reason, rollback: dice.pick([0, 1] as const) });
}

/** Often what goes on, seldom what ends it. */
const COMMANDS = {
  submit: [6, submit],
  change: [2, change],
  pass: [14, (play: Play) => decide(play, 1)],
  giveBack: [3, (play: Play) => decide(play, 2)],
  withdraw: [
    1,
    ({ id, applicant, now: { version } }: Play) => applicant.call(commodityApplyApi.withdraw, { id, version }),
  ],
  open: [2, ({ dice, id, deciders }: Play) => dice.pick(deciders).call(commodityEntryApi.open, { id })],
  close: [2, ({ dice, id, deciders }: Play) => dice.pick(deciders).call(commodityEntryApi.close, { id })],
  transfer: [1, transfer],
  cancel: [1, (play: Play) => byHq(play, 'cancel')],
  void: [1, (play: Play) => byHq(play, 'void')],
} as const;
const DRAWN = Object.entries(COMMANDS).flatMap(([name, [weight, run]]) =>
  Array.from({ length: weight }, () => ({ name, run })),
);

export async function oneCommand(play: Play) {
  const { name, run } = play.dice.pick(DRAWN);
  const { code, status } = await run(play);
  return `${name} ${code} ${status}`;
}

/** What is wrong with an entry as it is shown; nothing, whatever was done to it. */
export function faultsOf(
  { status, stepNo, round, tasks, applicantName, steps }: EntryDetail,
  modes: readonly number[],
) {
  const all = tasks.flatMap((step) => step.tasks.map((task) => ({ ...task, stepNo: step.stepNo })));
  const open = all.filter(({ state }) => state === TASK_STATE.open);
  const ofApplicant = open.filter((task) => task.stepNo === 0);
  const signed = all.filter(({ state, stepNo: at }) => at > 0 && state === TASK_STATE.passed);
  const isUnderWay = status === 1 || status === 2;
  const isReturned: boolean = status === 4;
  const byName = signed.map((one) => one.byName);
  const twice = byName.filter(
    (name, i) => byName.indexOf(name) !== i && signed[byName.indexOf(name)]!.stepNo !== signed[i]!.stepNo,
  );
  const expected = isUnderWay ? (modes[stepNo - 1] === STEP_MODE.each ? [1, 2] : [1]) : isReturned ? [1] : [0];
  return [
    ...(expected.includes(open.length) ? [] : [`${open.length} open tasks in ${status}`]),
    ...(ofApplicant.length === (isReturned ? 1 : 0) ? [] : ['the applicant’s task']),
    ...(isUnderWay && open.some((task) => task.stepNo !== stepNo) ? ['a task of another step is open'] : []),
    ...(byName.includes(applicantName) ? ['the applicant has signed'] : []),
    ...(twice.length > 0 ? [`${twice.join()} signed two steps of round ${round}`] : []),
    ...(isUnderWay && (stepNo < 1 || stepNo > steps.length) ? [`step ${stepNo}`] : []),
  ];
}

/** Steps that nobody has ever passed of an entry that has passed. */
export function missingSteps(status: Status, stepCount: number, passed: ReadonlySet<number>) {
  if (status !== 3) return [];
  return Array.from({ length: stepCount }, (_, i) => i + 1).filter((no) => !passed.has(no));
}
