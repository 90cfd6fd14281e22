import { JOB_ACTIONS, JOB_STATE, type JobAction, type JobState } from '../../../../src/contract/tasks/jobs';

interface Facts {
  kind: string;
  state: JobState;
}

/** They have pages of their own, where they are repeated and cancelled together with what they make. */
const ELSEWHERE: readonly string[] = ['export', 'import'];

const FROM: Record<JobAction, readonly JobState[]> = {
  retry: [JOB_STATE.dead],
  cancel: [JOB_STATE.waiting, JOB_STATE.running, JOB_STATE.dead],
};

/** What the state of a job allows. */
export const possibleJobActions = ({ kind, state }: Facts): JobAction[] =>
  ELSEWHERE.includes(kind) ? [] : JOB_ACTIONS.filter((action) => FROM[action].includes(state));
