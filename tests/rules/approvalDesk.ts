import { type ChainStep, ENTRY_STATUS, TASK_STATE, VERDICT } from '../../src/contract/master-data/approval';
import { ERROR, type ErrorCode } from '../../src/contract/error-codes';
import {
  type Document,
  giveBack,
  isRefusal,
  type Judgement,
  type Move,
  openTasks,
  pass,
  type Refusal,
  submit,
  withdraw,
} from '../../server/areas/master-data/rules/approval/life';
import { type Form, valueHash } from '../../server/areas/master-data/rules/approval/paths';
import { type Person, type Principal, rightTo } from '../../server/areas/master-data/rules/approval/people';

/** A desk on which one entry is approved, in memory: what the handlers keep in tables. */
export interface Someone extends Person {
  for?: readonly Principal[];
}

export const someone = (userId: string, ...identities: string[]): Someone => ({
  userId,
  identities: new Set([`u:${userId}`, ...identities]),
});

export const step = (
  stepName: string,
  approvers: readonly string[],
  more: Partial<Pick<ChainStep, 'mode' | 'fields' | 'skipSame'>> = {},
): ChainStep => ({
  stepName,
  approvers: approvers.map((value) => ({ kind: 1, value })),
  ...{ mode: 1, fields: [], dueHours: 24, skipSame: 0 },
  ...more,
});

export const good = (...paths: string[]): Judgement[] =>
  paths.map((path) => ({ path, verdict: VERDICT.good, remark: '' }));
export const toChange = (path: string, remark: string): Judgement => ({ path, verdict: VERDICT.toChange, remark });

interface Desk {
  doc: Document;
  applicant: Someone;
  decided: { decidedBy: string | null; onBehalfOf: string | null; taskId: string }[];
}

let serial = 0;

export function desk(form: Form, { steps, groups }: Pick<Document, 'steps' | 'groups'>, applicant: Someone): Desk {
  const doc = { status: ENTRY_STATUS.draft, round: 0, stepNo: 0, form, steps, groups, tasks: [], verdicts: [] };
  return { doc, applicant, decided: [] };
}

function take(on: Desk, move: Move, who: { userId: string; onBehalfOf: string | null }) {
  const { doc } = on;
  const states = new Map(move.closed.map(({ taskId, state }) => [taskId, state]));
  for (const { taskId, state } of move.closed)
    if (state !== TASK_STATE.lapsed) on.decided.push({ decidedBy: who.userId, onBehalfOf: who.onBehalfOf, taskId });
  const tasks = doc.tasks.map((task) => {
    const state = states.get(task.taskId);
    if (!state) return task;
    return { ...task, state, decidedBy: state === TASK_STATE.lapsed ? null : who.userId };
  });
  const opened = move.opened.map((one) => {
    const decidedBy = one.state === TASK_STATE.skipped ? who.userId : null;
    return { ...one, taskId: String((serial += 1)), round: move.round, decidedBy };
  });
  on.doc = {
    ...doc,
    ...{ status: move.status, round: move.round, stepNo: move.stepNo },
    tasks: [...tasks, ...opened],
    verdicts: doc.verdicts.filter(({ verdictId }) => !move.gone.includes(verdictId)),
  };
}

const asCode = (answer: Move | Refusal): ErrorCode | null => (isRefusal(answer) ? answer.code : null);

export function submitted(on: Desk, form: Form = on.doc.form, answered: readonly string[] = []) {
  on.doc = { ...on.doc, form };
  const move = submit(on.doc, new Set(answered));
  if (!isRefusal(move)) take(on, move, { userId: on.applicant.userId, onBehalfOf: null });
  return asCode(move);
}

export function withdrawn(on: Desk) {
  const move = withdraw(on.doc);
  if (!isRefusal(move)) take(on, move, { userId: on.applicant.userId, onBehalfOf: null });
  return asCode(move);
}

function keep(on: Desk, decider: string, verdicts: readonly Judgement[]) {
  const { doc } = on;
  const given = verdicts.map(({ path, verdict }) => ({
    ...{ verdictId: String((serial += 1)), round: doc.round, stepNo: doc.stepNo, path, verdict },
    ...{ valueHash: valueHash(doc.form, path), decider },
  }));
  on.doc = { ...doc, verdicts: [...doc.verdicts, ...given] };
}

/** What the handler does with a decision, the version that was seen among it. */
export function decide(on: Desk, who: Someone, verdicts: readonly Judgement[], isReturn = false) {
  const { doc } = on;
  if (doc.status !== ENTRY_STATUS.waiting && doc.status !== ENTRY_STATUS.inReview) return ERROR.entryForbids;
  const decided = on.decided
    .filter(({ taskId }) => doc.tasks.some((task) => task.taskId === taskId && task.round === doc.round))
    .flatMap(({ decidedBy, onBehalfOf }) => [decidedBy, onBehalfOf])
    .map((decidedBy) => ({ decidedBy, stepNo: 0 }));
  const others = decided.filter(({ decidedBy }) => decidedBy !== on.applicant.userId);
  const right = rightTo(openTasks(doc), {
    ...{ person: who, principals: who.for ?? [], applicantId: on.applicant.userId, decided: others },
  });
  if (typeof right === 'number') return right;
  const { taskId, onBehalfOf } = right;
  const couldDecide = (assignees: readonly string[]) => assignees.some((one) => who.identities.has(one));
  const move = isReturn
    ? giveBack(doc, { taskId, verdicts, applicant: `u:${on.applicant.userId}` })
    : pass(doc, { taskId, verdicts, couldDecide });
  if (isRefusal(move)) return move.code;
  keep(on, who.userId, verdicts);
  take(on, move, { userId: who.userId, onBehalfOf: onBehalfOf?.userId ?? null });
  return null;
}

export const openCount = ({ doc }: Desk) => doc.tasks.filter(({ state }) => state === TASK_STATE.open).length;
export type { Desk };
