import { statementApi } from '../../src/contract/finance/statements';
import { MATCH_STATUS } from '../../src/contract/finance/matching';
import { workbenchApi } from '../../src/contract/finance/workbench';
import type { Client } from './client';

/** The bridge once no run is under way. */
export async function runEnds(client: Client, statementId: string) {
  for (;;) {
    const bridge = await client.data(workbenchApi.bridge, { statementId });
    if (bridge.running === 0) return bridge;
    await new Promise((go) => setTimeout(go, 50));
  }
}

/** What people see of a statement in the workbench, and what they take back. */
export function workOf(client: Client, statementId: string) {
  const rowsOf = async (side: 1 | 2) =>
    (await client.data(workbenchApi.rows, { statementId, side, pageSize: 200 })).records;
  const confirmedMatches = async () =>
    (await client.data(workbenchApi.matches, { statementId, status: [MATCH_STATUS.confirmed], pageSize: 500 })).records;
  const diffsOf = async () =>
    (await client.data(workbenchApi.diffs, { statementId, pageSize: 200 })).records.sort((a, b) =>
      a.diffNo.localeCompare(b.diffNo),
    );
  const unversioned = <T extends { version: number }>(records: readonly T[]) =>
    records.map((one) => ({ ...one, version: 0 }));
  return {
    rowsOf,
    diffsOf,
    confirmedMatches,
    actionsOf: async () => (await client.data(workbenchApi.actions, { statementId, pageSize: 50 })).records,
    undo: (more: { actionId?: string; partNo?: number } = {}) =>
      client.call(workbenchApi.undo, { statementId, ...more }),
    redo: () => client.call(workbenchApi.redo, { statementId }),
    /** All of it, but for versions and how far the last run has come. */
    async standing() {
      const bridge = await client.data(workbenchApi.bridge, { statementId });
      const { adjustAmount, closingAmount, status } = await client.data(statementApi.detail, { id: statementId });
      return {
        bridge: { ...bridge, version: 0, runCount: 0, runDone: 0, runTotal: 0 },
        diffs: unversioned(await diffsOf()),
        matches: unversioned(await confirmedMatches()),
        rows: [...(await rowsOf(1)), ...(await rowsOf(2))],
        figures: { adjustAmount, closingAmount, status },
      };
    },
    runEnds: () => runEnds(client, statementId),
  };
}
