import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import {
  type ChainStep,
  ENTRY_STATUS,
  type EntryStatus,
  STEP_MODE,
  TASK_STATE,
  type TaskState,
  UNDER_WAY,
  VERDICT,
  type Verdict,
} from '../../../../../src/contract/master-data/approval';
import { fieldOf, fieldsOf, type Form, topOf, valueHash } from './paths';
import { assigneeOf } from './people';

/* The moves of an entry, as pure functions of its document (docs/domain/approval.md#tasks). */

export interface Task {
  taskId: string;
  round: number;
  stepNo: number;
  assignees: readonly string[];
  state: TaskState;
  decidedBy: string | null;
}

export interface GivenVerdict {
  verdictId: string;
  round: number;
  stepNo: number;
  path: string;
  verdict: Verdict;
  valueHash: string;
}

export interface Document {
  status: EntryStatus;
  round: number;
  stepNo: number;
  form: Form;
  steps: readonly ChainStep[];
  /** Group of the form → its fields. */
  groups: Readonly<Record<string, readonly string[]>>;
  tasks: readonly Task[];
  /** In force: given, and its field not changed since. */
  verdicts: readonly GivenVerdict[];
}

export interface NewTask {
  stepNo: number;
  assignees: readonly string[];
  state: TaskState;
}

export interface Move {
  status: EntryStatus;
  round: number;
  stepNo: number;
  opened: readonly NewTask[];
  closed: readonly { taskId: string; state: TaskState }[];
  /** Verdicts whose field was changed. */
  gone: readonly string[];
}

/** Why something is not done, and the fields that it is about. */
export interface Refusal {
  code: ErrorCode;
  fields?: readonly string[];
}

export const isRefusal = (answer: Move | Refusal): answer is Refusal => 'code' in answer;

export const REMARK = { min: 5, max: 200 } as const;

/** Fields of the form that a step has to judge. */
export function fieldsOfStep(step: ChainStep, { form, groups }: Pick<Document, 'form' | 'groups'>) {
  const own = new Set(step.fields.flatMap((group) => groups[group] ?? []));
  return fieldsOf(form).filter((path) => own.has(topOf(path)));
}

/** Whether a step may judge a field: one without fields may judge any. */
export const mayJudge = (step: ChainStep, path: string, groups: Document['groups']) =>
  step.fields.length === 0 || step.fields.some((group) => groups[group]?.includes(topOf(path)));

const inForce = ({ form }: Pick<Document, 'form'>, one: GivenVerdict) => one.valueHash === valueHash(form, one.path);

/** Fields that a step has accepted in an earlier round and that are as they were. */
export const keptFields = (doc: Document, stepNo: number) =>
  new Set(
    doc.verdicts
      .filter((one) => one.stepNo === stepNo && one.round < doc.round && one.verdict === VERDICT.good)
      .filter((one) => inForce(doc, one))
      .map(({ path }) => path),
  );

const tasksOf = (steps: readonly ChainStep[], stepNo: number): NewTask[] => {
  const step = steps[stepNo - 1];
  if (!step) return [];
  const all = step.approvers.map(assigneeOf);
  const sets = step.mode === STEP_MODE.each ? all.map((one) => [one]) : [all];
  return sets.map((assignees) => ({ stepNo, assignees, state: TASK_STATE.open }));
};

export const openTasks = ({ tasks, stepNo }: Document) =>
  tasks.filter((task) => task.state === TASK_STATE.open && task.stepNo === stepNo);

const close = (tasks: readonly Task[], state: TaskState) => tasks.map(({ taskId }) => ({ taskId, state }));

/** Where the next round begins: the first step with something not accepted yet, at the latest the one that returned. */
function restartOf(doc: Document, gone: readonly GivenVerdict[]) {
  const returned = doc.tasks.find((task) => task.round === doc.round && task.state === TASK_STATE.returned);
  const last = returned?.stepNo ?? 1;
  const touched = gone.filter(({ verdict }) => verdict === VERDICT.good).map(({ stepNo }) => stepNo);
  const accepted = (stepNo: number) =>
    new Set(
      doc.verdicts
        .filter((one) => one.stepNo === stepNo && one.verdict === VERDICT.good && inForce(doc, one))
        .map(({ path }) => path),
    );
  const unjudged = doc.steps.flatMap((step, i) => {
    const known = accepted(i + 1);
    return fieldsOfStep(step, doc).every((path) => known.has(path)) ? [] : [i + 1];
  });
  return Math.min(last, ...touched, ...unjudged);
}

/** Submits what is in the form: for the first time, after a withdrawal, or after a return with its answers. */
export function submit(doc: Document, answered: ReadonlySet<string>): Move | Refusal {
  const round = doc.round + 1;
  if (doc.status === ENTRY_STATUS.draft || doc.status === ENTRY_STATUS.withdrawn)
    return { status: ENTRY_STATUS.waiting, round, stepNo: 1, opened: tasksOf(doc.steps, 1), closed: [], gone: [] };
  if (doc.status !== ENTRY_STATUS.returned) return { code: ERROR.entryForbids };
  const asked = doc.verdicts.filter((one) => one.round === doc.round && one.verdict === VERDICT.toChange);
  const fields = asked.filter((one) => inForce(doc, one) && !answered.has(one.path)).map(({ path }) => path);
  if (fields.length > 0) return { code: ERROR.returnedUnchanged, fields: [...new Set(fields)] };
  const gone = doc.verdicts.filter((one) => !inForce(doc, one));
  const stepNo = restartOf(doc, gone);
  return {
    ...{ status: ENTRY_STATUS.waiting, round, stepNo },
    opened: tasksOf(doc.steps, stepNo),
    closed: close(openTasks({ ...doc, stepNo: 0 }), TASK_STATE.passed),
    gone: gone.map(({ verdictId }) => verdictId),
  };
}

export interface Judgement {
  path: string;
  verdict: Verdict;
  remark: string;
}

const isDecidable = ({ status }: Pick<Document, 'status'>) => UNDER_WAY.includes(status);

/** One signature; the last one of a step opens the next step, the last one of all lets the entry pass. */
export function pass(doc: Document, { taskId, verdicts, couldDecide }: Pass): Move | Refusal {
  const step = doc.steps[doc.stepNo - 1];
  if (!isDecidable(doc) || !step) return { code: ERROR.entryForbids };
  const outside = verdicts.filter(({ path }) => !mayJudge(step, path, doc.groups)).map(({ path }) => path);
  const bad = verdicts.filter(({ verdict }) => verdict !== VERDICT.good).map(({ path }) => path);
  if (outside.length + bad.length > 0) return { code: ERROR.verdictsIncomplete, fields: [...outside, ...bad] };
  const known = new Set([...keptFields(doc, doc.stepNo), ...verdicts.map(({ path }) => path)]);
  const missing = fieldsOfStep(step, doc).filter((path) => !known.has(path));
  if (missing.length > 0) return { code: ERROR.verdictsIncomplete, fields: missing };
  const { round } = doc;
  const closed = [{ taskId, state: TASK_STATE.passed }];
  if (openTasks(doc).length > 1)
    return { status: ENTRY_STATUS.inReview, round, stepNo: doc.stepNo, opened: [], closed, gone: [] };
  const opened: NewTask[] = [];
  for (let stepNo = doc.stepNo + 1; stepNo <= doc.steps.length; stepNo += 1) {
    const next = doc.steps[stepNo - 1];
    const tasks = tasksOf(doc.steps, stepNo);
    const [only] = tasks;
    const isSkipped = next?.skipSame === 1 && tasks.length === 1 && only && couldDecide(only.assignees);
    if (!isSkipped)
      return { status: ENTRY_STATUS.waiting, round, stepNo, opened: [...opened, ...tasks], closed, gone: [] };
    opened.push({ ...only, state: TASK_STATE.skipped });
  }
  return { status: ENTRY_STATUS.passed, round, stepNo: 0, opened, closed, gone: [] };
}

interface Pass {
  taskId: string;
  verdicts: readonly Judgement[];
  /** Whether who signs could decide a task that names these. */
  couldDecide: (assignees: readonly string[]) => boolean;
}

/** Back to the applicant, whose task is then the only open one. */
export function giveBack(
  doc: Document,
  { taskId, verdicts, applicant }: { taskId: string; verdicts: readonly Judgement[]; applicant: string },
): Move | Refusal {
  const step = doc.steps[doc.stepNo - 1];
  if (!isDecidable(doc) || !step) return { code: ERROR.entryForbids };
  const asked = verdicts.filter(({ verdict }) => verdict === VERDICT.toChange);
  const tooShort = asked.filter(({ remark }) => remark.length < REMARK.min || remark.length > REMARK.max);
  const known = new Set(fieldsOf(doc.form));
  const wrong = verdicts.filter(({ path }) => !mayJudge(step, path, doc.groups) || !known.has(fieldOf(doc.form, path)));
  if (asked.length === 0 || tooShort.length + wrong.length > 0)
    return { code: ERROR.verdictsIncomplete, fields: [...tooShort, ...wrong].map(({ path }) => path) };
  return {
    ...{ status: ENTRY_STATUS.returned, round: doc.round, stepNo: 0 },
    opened: [{ stepNo: 0, assignees: [applicant], state: TASK_STATE.open }],
    closed: [
      { taskId, state: TASK_STATE.returned },
      ...close(
        openTasks(doc).filter((task) => task.taskId !== taskId),
        TASK_STATE.lapsed,
      ),
    ],
    gone: [],
  };
}

/** Refuses for good, where there is nothing to correct: whoever still wants it applies anew. */
export function refuse(doc: Document, taskId: string): Move | Refusal {
  if (!isDecidable(doc)) return { code: ERROR.entryForbids };
  const others = allOpen(doc).filter((task) => task.taskId !== taskId);
  return {
    ...{ status: ENTRY_STATUS.voided, round: doc.round, stepNo: 0, opened: [], gone: [] },
    closed: [{ taskId, state: TASK_STATE.returned }, ...close(others, TASK_STATE.lapsed)],
  };
}

const allOpen = ({ tasks }: Document) => tasks.filter(({ state }) => state === TASK_STATE.open);

/** For the applicant, while nobody has decided in this round. */
export function withdraw(doc: Document): Move | Refusal {
  const isDecided = doc.tasks.some(({ round, decidedBy }) => round === doc.round && decidedBy !== null);
  if (doc.status !== ENTRY_STATUS.waiting || isDecided) return { code: ERROR.entryForbids };
  const { round } = doc;
  const closed = close(allOpen(doc), TASK_STATE.lapsed);
  return { status: ENTRY_STATUS.withdrawn, round, stepNo: 0, opened: [], closed, gone: [] };
}

const VOIDABLE: readonly EntryStatus[] = [ENTRY_STATUS.passed, ENTRY_STATUS.returned, ENTRY_STATUS.withdrawn];

/** For headquarters only. */
export function voidEntry(doc: Document): Move | Refusal {
  if (!VOIDABLE.includes(doc.status)) return { code: ERROR.entryForbids };
  const closed = close(allOpen(doc), TASK_STATE.lapsed);
  return { status: ENTRY_STATUS.voided, round: doc.round, stepNo: 0, opened: [], closed, gone: [] };
}

/** Days after it has passed in which an approval can be taken back. */
export const CANCEL_DAYS = 7;

/** The headquarters take an approval back, also one that has passed: the entry is a draft again, or voided. */
export function cancel(doc: Document, toDraft: boolean): Move | Refusal {
  const isOpen = isDecidable(doc) || doc.status === ENTRY_STATUS.returned || doc.status === ENTRY_STATUS.passed;
  if (!isOpen) return { code: ERROR.entryForbids };
  const closed = close(allOpen(doc), TASK_STATE.lapsed);
  const status = toDraft ? ENTRY_STATUS.draft : ENTRY_STATUS.voided;
  return {
    status,
    round: doc.round,
    stepNo: 0,
    opened: [],
    closed,
    gone: doc.verdicts.map(({ verdictId }) => verdictId),
  };
}

/** Whether somebody has signed the open step already: then it stays in review without its lock. */
export const isSigned = (doc: Document) =>
  doc.tasks.some(
    ({ round, stepNo, state }) => round === doc.round && stepNo === doc.stepNo && state === TASK_STATE.passed,
  );
