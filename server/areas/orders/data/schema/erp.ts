import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { LicenceBlock } from '../../../../../src/contract/master-data/licences';
import { ERP_STATE, type ErpKind, type ErpState } from '../../../../../src/contract/orders/erp';
import { among } from '../../../../platform/database/checks';
import { moment } from '../../../../platform/database/columns';
import type { TextParams } from '../../../../platform/listed';
import type { FieldProblem } from '../../../../platform/problem';

/** `text`: a key of locales/<lang>/errors.ts, or a code of an error. */
export type ErpProblem = Omit<FieldProblem, 'text'> & { text: string };

/** Why an event was not carried out, to be shown in the reader's language. */
export interface ErpFault {
  code: number;
  params: TextParams;
  problems: readonly ErpProblem[];
  licences: readonly LicenceBlock[];
}

/** Events of the ERP, each once. They belong to no company, because a faulty one may name none. */
export const erpEvent = pgTable(
  'erp_event',
  {
    eventId: text().primaryKey(),
    kind: text().$type<ErpKind>().notNull(),
    occurredAt: moment().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** A hash of the whole content: another content under the same id is refused. */
    contentHash: text().notNull(),
    keyId: text().notNull(),
    receivedTime: moment().notNull(),
    state: smallint().$type<ErpState>().notNull().default(ERP_STATE.faulty),
    fault: jsonb().$type<ErpFault>(),
    docNo: text().notNull().default(''),
    tries: integer().notNull().default(0),
    /** Why the event was dismissed, and by whom. */
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
