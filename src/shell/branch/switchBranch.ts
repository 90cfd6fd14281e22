import { reportError } from '@/core/error-log/errorLog';
import { session } from '@/core/session/session';

/** What a switch does, in the order of docs/console.md#branch-switch. */
export interface SwitchSteps {
  /** Sets the last-selected company; false if the server asked for a confirmation and the user declined. */
  choose: (branchId: string) => Promise<boolean>;
  /** The company's name, from the list of companies that the user may sign in to. */
  nameOf: (branchId: string) => Promise<string>;
  /** Takes the token of the company. */
  enter: (branchId: string, branchName: string) => Promise<void>;
  /** Runs the remaining steps in the new company. */
  after: readonly (() => unknown)[];
}

/** Restores the last-selected company: the next sign-in must not start in a company that the switch did not reach. */
async function takeBack(steps: SwitchSteps, branchId: string) {
  if (session.stage() !== 'in' || branchId === '') return;
  await steps.choose(branchId);
}

/**
 * Changes the company of this browser tab. Until the new token is there, everything stays as it was; from then on every
 * step is run, even if the step before it fails: never half of one company and half of another. A failure is not
 * shown to the user, but is in the error log. Returns whether the company was changed.
 */
export async function switchBranch(branchId: string, steps: SwitchSteps): Promise<boolean> {
  const { lastSelectBranchId } = session.get();
  let isChosen = false;
  try {
    if (!(await steps.choose(branchId))) return false;
    isChosen = true;
    const branchName = await steps.nameOf(branchId);
    await steps.enter(branchId, branchName);
    session.setLastSelected(branchId, branchName);
  } catch (error) {
    reportError('session', error);
    if (isChosen) await takeBack(steps, lastSelectBranchId).catch((again: unknown) => reportError('session', again));
    return false;
  }
  for (const step of steps.after) {
    try {
      await step();
    } catch (error) {
      reportError('session', error);
    }
  }
  return true;
}
