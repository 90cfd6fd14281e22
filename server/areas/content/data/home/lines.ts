import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/db';
import { isNamed } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { global, type Viewer, visibleBranches } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';
import type { Line } from '../../rules/coverage';

export interface NamedLine extends Line {
  branchName: string;
}

const toLine = ({
  branchId,
  branchName,
  path,
}: Pick<typeof branch.$inferSelect, 'branchId' | 'branchName' | 'path'>) => ({
  ...{ branchId, branchName },
  line: lineage(path),
});

/** Open branches with those above them: all, or the given ones. */
export async function branchLines(db: Db, branchIds?: readonly string[]): Promise<NamedLine[]> {
  const which = branchIds ? isNamed(branch.branchId, branchIds) : isNotNull(branch.branchId);
  const rows = await db
    .select()
    .from(branch)
    .where(global('shared', and(eq(branch.status, 1), which)))
    .orderBy(branch.path);
  return rows.map(toLine);
}

/** The branches that the viewer may see. */
export async function visibleLines(db: Db, viewer: Viewer): Promise<NamedLine[]> {
  const rows = await db
    .select()
    .from(branch)
    .where(global('shared', and(eq(branch.status, 1), visibleBranches(viewer))))
    .orderBy(branch.path);
  return rows.map(toLine);
}

/** The names of branches. */
export async function branchNames(db: Db, branchIds: readonly string[]): Promise<Map<string, string>> {
  if (branchIds.length === 0) return new Map();
  const rows = await db
    .select({ branchId: branch.branchId, branchName: branch.branchName })
    .from(branch)
    .where(global('shared', isNamed(branch.branchId, branchIds)));
  return new Map(rows.map((one) => [one.branchId, one.branchName]));
}
