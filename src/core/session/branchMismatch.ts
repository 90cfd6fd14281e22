import { createStore } from '../store/createStore';
import { fieldsOf } from './parseSession';
import { session } from './session';

/** The branch of the token, where this browser tab believes to be in another one (decisions.md 27). */
export interface TokenBranch {
  branchId: string;
  branchName: string;
}

const found = createStore<TokenBranch | null>(null);

/** Set by a refused request (43003), which has written nothing; gone with the next token. */
export const branchMismatch = {
  get: found.get,
  subscribe: found.subscribe,
  report(data: unknown) {
    const { branchId, branchName } = fieldsOf(data);
    if (typeof branchId !== 'string' || branchId === '') return;
    found.set({ branchId, branchName: typeof branchName === 'string' && branchName ? branchName : branchId });
  },
};

let generation = session.generation();

session.subscribe(() => {
  if (generation !== session.generation()) found.set(null);
  generation = session.generation();
});
