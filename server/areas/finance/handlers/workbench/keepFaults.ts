import { inArray } from 'drizzle-orm';
import { FAULT_STATE } from '../../../../../src/contract/finance/counter';
import type { Context } from '../../../../http/context';
import { chunks } from '../../../../platform/database/chunks';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { counterFault } from '../../data/schema/counterFaults';
import { type BadRow, type Cells, type Read, readRow } from '../../rules/counterFile';
import { ownerOf } from './knownRows';

const sourceOf = (row: StatementRow, hash: string) => `fault ${ownerOf(row)} ${hash}`;

/** A repaired row as it was read; it keeps the hash of its file's cells, so that another import changes nothing. */
export function repairedRead(cells: Cells, { row, hash }: { row: number; hash: string }): Read | undefined {
  const result = readRow(row, cells);
  return 'read' in result ? { ...result.read, hash } : undefined;
}

export const hashOfSource = (sourceRef: string) => sourceRef.slice(sourceRef.lastIndexOf(' ') + 1);

/** Stores rows that cannot be read; rows that are known keep their repaired values. */
export async function keepFaults(row: StatementRow, bad: readonly BadRow[], { db }: Context) {
  const known = new Map<string, typeof counterFault.$inferSelect>();
  for (const some of chunks(bad)) {
    const refs = some.map(({ hash }) => sourceOf(row, hash));
    const found = await db
      .select()
      .from(counterFault)
      .where(ofParent(counterFault.branchId, row.branchId, inArray(counterFault.sourceRef, refs)));
    for (const one of found) known.set(hashOfSource(one.sourceRef), one);
  }
  const fresh = bad.filter(({ hash }) => !known.has(hash));
  const { statementId, branchId } = row;
  const values = fresh.map(({ row: fileRow, cells, hash }) => ({
    ...{ statementId, branchId, fileRow, cells, sourceRef: sourceOf(row, hash) },
  }));
  for (const some of chunks(values)) await db.insert(counterFault).values(some);
  const { toRepair, repaired } = FAULT_STATE;
  return {
    waiting: bad.filter(({ hash }) => (known.get(hash)?.state ?? toRepair) === toRepair),
    repaired: bad.flatMap(({ hash, row: at }) => {
      const one = known.get(hash);
      const read = one?.state === repaired && one.repaired && repairedRead(one.repaired, { row: at, hash });
      return read ? [read] : [];
    }),
  };
}
