import { useEffect } from 'react';
import { platformUserApi } from '@/contract/account/platform-user';
import { call } from '@/core/http/call';
import { session } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';
import { formatList } from '@kit/format/list';
import { rowsOf } from './branchRows';

interface Known {
  /** Another token may see other companies. */
  generation: number;
  names: ReadonlyMap<string, string>;
}

const NOBODY: Known = { generation: -1, names: new Map() };
const known = createStore(NOBODY);
let asked = -1;

/** Each row of a list names its companies: their names are requested once for all rows. */
async function askOnce() {
  const generation = session.generation();
  if (asked === generation) return;
  asked = generation;
  try {
    const branches = await call(platformUserApi.loginOrgList, { type: 'permission' });
    const names = new Map(rowsOf(branches).map(({ branchId, branchName }) => [branchId, branchName]));
    known.set({ generation, names });
  } catch {
    // `call` has shown the error; the next list requests the names again.
    asked = -1;
  }
}

/** The names of companies; the id of one that the user may not see. */
export function BranchNames({ ids }: { ids: readonly string[] }) {
  const { generation, names } = known.use();
  const isKnown = generation === session.generation();
  useEffect(() => {
    if (!isKnown) void askOnce();
  }, [isKnown]);
  return formatList(ids.map((id) => (isKnown && names.get(id)) || id));
}
