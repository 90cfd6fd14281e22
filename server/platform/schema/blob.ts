import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { BLOB_KIND, FILE_STORE } from '../../../src/contract/tasks/storage';
import { notNegative } from '../database/checks';
import { bytea, instant } from '../database/columns';

/** What a stored content is; the content itself is in one of the stores (docs/adr/0030-one-store-of-files.md). */
export const blob = pgTable(
  'blob',
  {
    blobKey: text().primaryKey(),
    /** The store that has the content, which need not be the one that new contents go to. */
    store: text({ enum: FILE_STORE }).notNull(),
    kind: text({ enum: BLOB_KIND }).notNull(),
    /** Login name. */
    createdBy: text().notNull(),
    branchId: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** In hexadecimal. */
    sha256: text().notNull(),
    createdAt: instant().notNull(),
    /** Since when its content cannot be found. */
    missingAt: instant(),
  },
  (table) => [
    index('blob_owner').on(table.createdBy, table.size),
    index('blob_branch').on(table.branchId, table.size),
    notNegative('blob_size', table.size),
  ],
);

/** Contents in the database, piece by piece. No foreign key refers to them: the sweep finds those without a row. */
export const blobChunk = pgTable(
  'blob_chunk',
  {
    blobKey: text().notNull(),
    position: integer().notNull(),
    bytes: bytea().notNull(),
    writtenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blobKey, table.position] })],
);
