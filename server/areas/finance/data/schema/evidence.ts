import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { EVIDENCE_KIND, type EvidenceKind } from '../../../../../src/contract/finance/evidence';
import { among } from '../../../../platform/database/checks';
import { id, moment, newId } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branch } from '../../../../platform/schema/organisation';
import { file } from '../../../../platform/schema/platform';
import { branchIs, branchRule } from '../../../../platform/scope';
import { statement } from './statements';

/** A file that is evidence for a difference or a match; it stays as long as its statement. */
export const statementEvidence = pgTable(
  'statement_evidence',
  {
    evidenceId: newId().primaryKey(),
    statementId: id()
      .notNull()
      .references(() => statement.statementId),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    /** The key of the difference, by which it is found again after it has disappeared for a while. */
    diffKey: text(),
    matchId: id(),
    objectNo: text().notNull(),
    kind: smallint().$type<EvidenceKind>().notNull(),
    fileId: id()
      .notNull()
      .references(() => file.fileId),
    note: text().notNull().default(''),
    loginName: text().notNull(),
    byName: text().notNull(),
    time: moment().notNull(),
  },
  (table) => [
    index('statement_evidence_of').on(table.statementId, table.evidenceId),
    among('statement_evidence_kind', table.kind, EVIDENCE_KIND),
  ],
);

branchRule(statementEvidence, (viewer) => branchIs(statementEvidence.branchId, viewer));

holdsFiles(statementEvidence.fileId);
