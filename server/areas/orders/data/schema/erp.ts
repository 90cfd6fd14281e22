import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { LicenceBlock } from '../../../../../src/contract/master-data/licences';
import { ERP_STATE, type ErpKind, type ErpState } from '../../../../../src/contract/orders/erp';
import { among } from '../../../../platform/database/checks';
import { moment } from '../../../../platform/database/columns';
import type { TextParams } from '../../../../platform/listed';
import type { FieldProblem } from '../../../../platform/problem';

/** `text`: a key of locales/<lang>/errors.ts, or a code of an error. */
export type ErpProblem = Omit<FieldProblem, 'text'> & { text: string };

/** Why an event was not carried out, to be said in the language of whoever asks. */
export interface ErpFault {
  code: number;
  params: TextParams;
  problems: readonly ErpProblem[];
  licences: readonly LicenceBlock[];
}

/** The events that the ERP has sent, each once. They belong to no company, as a faulty one may name none. */
export const erpEvent = pgTable(
  'erp_event',
  {
    eventId: text().primaryKey(),
    kind: text().$type<ErpKind>().notNull(),
    occurredAt: moment().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A hash of all its content: the same id with another content is refused. */
    contentHash: text().notNull(),
    keyId: text().notNull(),
    receivedTime: moment().notNull(),
    state: smallint().$type<ErpState>().notNull().default(ERP_STATE.faulty),
    fault: jsonb().$type<ErpFault>(),
    docNo: text().notNull().default(''),
    tries: integer().notNull().default(0),
    /** Why nobody is to carry it out any more, and who said so. */
    dismissReason: text().notNull().default(''),
    dismissedBy: text().notNull().default(''),
    dismissTime: moment(),
  },
  (table) => [
    index('erp_event_of').on(table.kind, table.docNo, table.occurredAt),
    index('erp_event_state_of').on(table.state, table.receivedTime),
    among('erp_event_state', table.state, ERP_STATE),
  ],
);
