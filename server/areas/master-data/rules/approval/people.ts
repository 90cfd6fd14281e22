import { APPROVER_KIND, type Approver } from '../../../../../src/contract/master-data/approval';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';

/** Who may take a task, as its row names them. */
export const assigneeOf = ({ kind, value }: Approver) =>
  `${kind === APPROVER_KIND.role ? 'r' : kind === APPROVER_KIND.user ? 'u' : 'b'}:${value}`;
export const applicantTask = (applicantId: string | null) => `u:${applicantId ?? ''}`;

/** A person with what tasks may name of him: himself, his roles, his buttons. */
export interface Person {
  userId: string;
  identities: ReadonlySet<string>;
}

/** Somebody whom a person may decide for. */
export interface Principal extends Person {
  userName: string;
}

export interface OpenTask {
  taskId: string;
  assignees: readonly string[];
}

export interface Decided {
  decidedBy: string | null;
  stepNo: number;
}

interface Question {
  person: Person;
  principals: readonly Principal[];
  applicantId: string | null;
  /** What was decided in this round, by whom. */
  decided: readonly Decided[];
}

export interface Right {
  taskId: string;
  /** null: he decides for himself. */
  onBehalfOf: Principal | null;
}

const names = (task: OpenTask, { identities }: Person) => task.assignees.some((one) => identities.has(one));

/**
 * Which of the open tasks of a step somebody may decide, and for whom, or why none. Nobody decides what he applied for,
 * nor two steps of one round; a substitute is held to the same, and whom he stands for as well.
 */
export function rightTo(tasks: readonly OpenTask[], question: Question): Right | ErrorCode {
  const { person, principals, applicantId, decided } = question;
  const hasDecided = (userId: string) => decided.some(({ decidedBy }) => decidedBy === userId);
  if (person.userId === applicantId) return ERROR.entryOwn;
  const own = tasks.find((task) => names(task, person));
  const free = principals.filter(({ userId }) => userId !== applicantId && !hasDecided(userId));
  const lent = free.flatMap((principal) =>
    tasks.filter((task) => names(task, principal)).map(({ taskId }) => ({ taskId, onBehalfOf: principal })),
  )[0];
  if (!own && !lent) return ERROR.notDecider;
  if (hasDecided(person.userId)) return ERROR.stepTwice;
  return own ? { taskId: own.taskId, onBehalfOf: null } : (lent ?? ERROR.notDecider);
}

/** Whether several tasks of a step can all be signed, each by somebody of its own: nobody signs twice in a round. */
export function allFindSomebody(tasks: readonly (readonly string[])[]): boolean {
  const taskOf = new Map<string, readonly string[]>();
  const assign = (able: readonly string[], asked: Set<string>): boolean =>
    able.some((userId) => {
      if (asked.has(userId)) return false;
      asked.add(userId);
      const other = taskOf.get(userId);
      if (other && !assign(other, asked)) return false;
      taskOf.set(userId, able);
      return true;
    });
  return tasks.every((able) => assign(able, new Set()));
}
