import { asc } from 'drizzle-orm';
import { ENTRY_STATUS, TASK_STATE } from '../../../../../src/contract/master-data/approval';
import type { EntryFlow, FlowStep, FormKind } from '../../../../../src/contract/master-data/entry-records';
import { isChained } from '../../../../../src/contract/master-data/kinds';
import type { Context } from '../../../../http/context';
import { ofParent } from '../../../../platform/scope';
import type { Loaded, TaskRow } from '../../data/approval/documents';
import { decidersOf } from '../../data/approval/deciders';
import { namesOf } from '../../data/approval/people';
import { entryRound, fieldVerdict } from '../../data/schema/approval';
import { pastEntry } from './lockedEntry';
import { overHours } from './records';

export const stepNameOf = ({ row }: Loaded, stepNo: number) => row.chain?.steps[stepNo - 1]?.stepName ?? '';

/**
 * Who decided a task, or let it lapse by withdrawing. Where the task does not name him, it is from before it did: then
 * the last withdrawal is known, as a document with a chain is withdrawn by its applicant alone.
 */
function byNameOf({ row }: Loaded, { state, round, decidedByName }: TaskRow) {
  const isWithdrawn =
    state === TASK_STATE.lapsed && isChained(row.kind) && row.status === ENTRY_STATUS.withdrawn && round === row.round;
  return decidedByName || (isWithdrawn ? row.applicantName : '');
}

/** Whether nobody can decide a task, and the names of those whom it names in vain because of what they have signed. */
async function stuckIn(loaded: Loaded, shown: readonly TaskRow[], { db, now }: Context) {
  const mayBeStuck = ({ state, stepNo }: TaskRow) =>
    state === TASK_STATE.open && stepNo > 0 && isChained(loaded.row.kind);
  const goesOn = { isStuck: false, barred: [] };
  if (!shown.some(mayBeStuck)) return () => goesOn;
  const deciders = await decidersOf(db, loaded, now);
  return (task: TaskRow) => {
    const { able, barred } = deciders(task);
    if (!mayBeStuck(task) || able.length > 0) return goesOn;
    return { isStuck: true, barred: barred.map(({ userName }) => userName) };
  };
}

/** Tasks by round and step, with the names of those who may take them. */
export async function flowSteps(loaded: Loaded, tasks: readonly TaskRow[], context: Context): Promise<FlowStep[]> {
  if (tasks.length === 0) return [];
  const { db, ms } = context;
  const names = await namesOf(
    db,
    tasks.flatMap(({ assignees }) => assignees),
  );
  const stuck = await stuckIn(loaded, tasks, context);
  const steps = new Map<string, FlowStep>();
  for (const task of tasks) {
    const { round, stepNo } = task;
    const key = `${round} ${stepNo}`;
    const own = steps.get(key) ?? { round, stepNo, stepName: stepNameOf(loaded, stepNo), tasks: [] };
    const { taskId, state, onBehalfOfName, decideTime: time, dueTime, opinion } = task;
    const assignees = task.assignees.map((one) => names.get(one) ?? '').filter(Boolean);
    const byName = byNameOf(loaded, task);
    const late = state === TASK_STATE.open ? overHours(dueTime, ms) : 0;
    own.tasks.push({
      ...{ taskId, state, byName, onBehalfOfName, assignees, time, dueTime, overHours: late, opinion },
      ...stuck(task),
    });
    steps.set(key, own);
  }
  return [...steps.values()];
}

const SIGNED: readonly number[] = [TASK_STATE.passed, TASK_STATE.skipped];

/** Signatures of steps before the one that the round began with, each as it was given last. */
export function keptTasks({ row: { round } }: Loaded, tasks: readonly TaskRow[]): TaskRow[] {
  const begun = Math.min(...tasks.filter((one) => one.round === round && one.stepNo > 0).map(({ stepNo }) => stepNo));
  const signed = tasks.filter(
    (one) => one.round < round && one.stepNo > 0 && one.stepNo < begun && SIGNED.includes(one.state),
  );
  return signed.filter((one) => !signed.some(({ stepNo, round: later }) => stepNo === one.stepNo && later > one.round));
}

/** The round that the headquarters have taken back: the last one that was submitted before. */
function cancelledRound({ row }: Loaded, rounds: readonly { round: number; submitTime: string }[]) {
  const { cancelTime } = row;
  if (cancelTime === null) return undefined;
  const before = rounds.filter(({ submitTime }) => submitTime < cancelTime);
  // Whatever was submitted again with it has the same time.
  return (before.at(-1) ?? rounds.find(({ submitTime }) => submitTime === cancelTime))?.round;
}

export const entryFlow =
  (kind: FormKind) =>
  async ({ id }: { id: string }, context: Context): Promise<EntryFlow> =>
    flowOf(await pastEntry(kind, id, context), context);

/** Rounds, steps and verdicts of a document in sight. */
export async function flowOf(loaded: Loaded, context: Context): Promise<EntryFlow> {
  const { row, tasks } = loaded;
  const id = row.entryId;
  const verdicts = await context.db
    .select()
    .from(fieldVerdict)
    .where(ofParent(fieldVerdict.entryId, id))
    .orderBy(asc(fieldVerdict.verdictId));
  const rounds = await context.db
    .select({ round: entryRound.round, submitTime: entryRound.submitTime, contentHash: entryRound.contentHash })
    .from(entryRound)
    .where(ofParent(entryRound.entryId, id))
    .orderBy(asc(entryRound.round));
  const cancelledAt = cancelledRound(loaded, rounds);
  const cancelled = { byName: row.cancelByName, time: row.cancelTime ?? '', reason: row.cancelReason };
  return {
    entryNo: row.entryNo,
    chainName: row.chain?.chainName ?? '',
    steps: await flowSteps(
      loaded,
      tasks.filter((task) => task.state !== TASK_STATE.lapsed || byNameOf(loaded, task) !== ''),
      context,
    ),
    verdicts: verdicts
      .filter(({ state }) => state !== 0)
      .map(({ round, stepNo, deciderName: byName, path, verdict, remark, at }) => ({
        ...{ round, stepNo, stepName: stepNameOf(loaded, stepNo), byName, path, verdict, remark, at },
      })),
    rounds: rounds.map((one) => ({ ...one, cancelled: one.round === cancelledAt ? cancelled : null })),
  };
}
