import { createStore, derive } from '../store/createStore';
import { fieldsOf } from './parseSession';
import { session } from './session';

/** The branch of the token, where this browser tab believes to be in another one (docs/domain/account.md#sessions). */
export interface TokenBranch {
  branchId: string;
  branchName: string;
}

interface Found {
  /** The token that was refused. */
  generation: number;
  branch: TokenBranch;
}

const found = createStore<Found | null>(null);

/** The next token has nothing to do with it. */
function current() {
  const latest = found.get();
  return latest?.generation === session.generation() ? latest.branch : null;
}

/** Set by a refused request (43003), which has written nothing; gone with the next token. */
export const branchMismatch = {
  ...derive(current, [found, session]),
  report(data: unknown) {
    const { branchId, branchName } = fieldsOf(data);
    if (typeof branchId !== 'string' || branchId === '') return;
    const name = typeof branchName === 'string' && branchName ? branchName : branchId;
    found.set({ generation: session.generation(), branch: { branchId, branchName: name } });
  },
};
