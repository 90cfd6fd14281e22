import { type ChainStep, STEP_MODE } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import { Failure } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { enabledPeople, isNamedBy } from '../../data/approval/people';
import { allFindSomebody, assigneeOf } from '../../rules/approval/people';

type Named = Awaited<ReturnType<typeof enabledPeople>>[number];

/** Each task that a step opens has somebody of its own (43675): one for all its approvers, or one for each. */
export async function demandSomebody(
  db: Db,
  steps: readonly Pick<ChainStep, 'stepName' | 'mode' | 'approvers'>[],
  mayDecide: (person: Named) => boolean = () => true,
) {
  const people = (await enabledPeople(db)).filter((person) => mayDecide(person));
  for (const { stepName, mode, approvers } of steps) {
    const all = approvers.map(assigneeOf);
    const tasks = mode === STEP_MODE.each ? all.map((one) => [one]) : [all];
    const able = tasks.map((names) => people.filter(isNamedBy(names)).map(({ userId }) => userId));
    if (!allFindSomebody(able)) throw new Failure(ERROR.stepWithoutApprover, { params: { step: stepName } });
  }
}
