import { eq, inArray } from 'drizzle-orm';
import { PARTY_TYPE } from '../../../../../src/contract/finance/statements';
import type { Context } from '../../../../http/context';
import { chunks } from '../../../../platform/database/chunks';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { statementRow } from '../../data/schema/statements';
import type { CounterDocument } from '../../rules/counterFile';

/**
 * The owner of a partner's files. A supplier may have the same id as a customer; a customer's owner has no prefix, like
 * the first ones that were stored.
 */
export const ownerOf = ({ branchId, partyType, partyId }: StatementRow) =>
  `${branchId} ${partyType === PARTY_TYPE.supplier ? 'supplier ' : ''}${partyId}`;

const sourceOf = (row: StatementRow, identity: string) => `counter ${ownerOf(row)} ${identity}`;

export type Known = typeof statementRow.$inferSelect;

/**
 * The documents that the party has brought before, by identity: files of overlapping months bring nothing twice. A
 * document that lay outside of the period of an earlier statement is imported again into the one where it counts.
 */
export async function knownOf(row: StatementRow, documents: readonly CounterDocument[], { db }: Context) {
  const found = new Map<string, Known>();
  for (const some of chunks(documents)) {
    const refs = some.flatMap(({ identity }) => [sourceOf(row, identity), here(row, identity)]);
    const rows = await db
      .select()
      .from(statementRow)
      .where(
        ofParent(
          statementRow.branchId,
          row.branchId,
          inArray(statementRow.sourceRef, refs),
          eq(statementRow.retired, 0),
        ),
      );
    for (const one of rows) found.set(one.sourceRef, one);
  }
  const known = new Map<string, Known>();
  const sources = new Map<string, string>();
  for (const { identity, date } of documents) {
    const first = found.get(sourceOf(row, identity));
    const isElsewhere = first && first.statementId !== row.statementId && first.counted === 0 && isInside(row, date);
    const one = isElsewhere ? found.get(here(row, identity)) : first;
    if (one) known.set(identity, one);
    sources.set(identity, isElsewhere ? here(row, identity) : sourceOf(row, identity));
  }
  return { known, sources };
}

const here = (row: StatementRow, identity: string) => `${sourceOf(row, identity)} in ${row.statementId}`;
export const isInside = ({ periodStart, periodEnd }: StatementRow, date: string) =>
  date >= periodStart && date <= periodEnd;
