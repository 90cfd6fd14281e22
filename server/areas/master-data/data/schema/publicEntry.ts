import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PUBLIC_KINDS, type PublicKind } from '../../../../../src/contract/master-data/public-entry';
import { among, versions } from '../../../../platform/database/checks';
import { id, instant, newId } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { entry, type Form, type Reply } from './entry';

/** What somebody without an account has begun to fill in (docs/domain/public-entry.md#drafts). */
export const publicDraft = pgTable(
  'public_draft',
  {
    draftId: newId().primaryKey(),
    /** SHA-256; the browser alone has the key. */
    keyHash: text().notNull(),
    kind: smallint().$type<PublicKind>().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    inviter: text(),
    form: jsonb().$type<Form>().notNull(),
    step: smallint().notNull().default(0),
    /** The application that the draft corrects. */
    again: jsonb().$type<{ entryNo: string; replies: Reply[] }>(),
    /** In quarantine: they go with the draft, unless an application takes them over. */
    fileIds: text().array().notNull().default([]),
    savedAt: instant().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('public_draft_key').on(table.keyHash),
    index('public_draft_saved').on(table.savedAt),
    index('public_draft_branch').on(table.branchId),
    among('public_draft_kind', table.kind, PUBLIC_KINDS),
    versions('public_draft_version', table.version),
  ],
);

holdsFiles(publicDraft.fileIds);
branchRule(publicDraft, (viewer) => branchIs(publicDraft.branchId, viewer));

/** Who may ask what became of an application that came by a public page (docs/domain/public-entry.md#result). */
export const publicEntry = pgTable('public_entry', {
  entryId: id()
    .primaryKey()
    .references(() => entry.entryId),
  /** Where messages go. */
  phone: text().notNull(),
  /** The query code is made of `salt` with a key of the server; its hash is made with another key. */
  salt: text().notNull(),
  codeHash: text().notNull(),
  inviter: text(),
});
