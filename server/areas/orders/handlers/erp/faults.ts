import { and, between, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ERP_STATE } from '../../../../../src/contract/orders/erp';
import type { erpFaultApi } from '../../../../../src/contract/orders/erp-faults';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { type Language, translate } from '../../../../http/texts';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, ofParent } from '../../../../platform/scope';
import { type ErpFault, erpEvent } from '../../data/schema/erp';
import { outcomeOf } from './takeEvent';

const { faulty, dismissed } = ERP_STATE;

/** Why an event was not carried out, and which of its fields are wrong. */
function reasonOf(fault: ErpFault | null, language: Language) {
  if (!fault) return { msg: '', problems: [] };
  const text = translate(language);
  const problems = fault.problems.map(({ field, text: key, params }) => ({ field, msg: text(key, params) }));
  return { msg: text(fault.code, fault.params), problems };
}

/** Events may name no company, or none that exists: only users who may see all companies see the events. */
export async function faultPage(
  query: Parsed<typeof erpFaultApi.page>,
  context: Context,
): Promise<Output<typeof erpFaultApi.page>> {
  demandHeadquarters(context);
  const { db, request } = context;
  const { eventId, kind, state, receivedTime, orderBy = 'receivedTime', orderDir = 'desc' } = query;
  const listed = db
    .select()
    .from(erpEvent)
    .where(
      global(
        'shared',
        and(
          inArray(erpEvent.state, state?.length ? state : [faulty]),
          eventId ? hasText(erpEvent.eventId, eventId) : undefined,
          kind ? eq(erpEvent.kind, kind) : undefined,
          receivedTime ? between(erpEvent.receivedTime, ...receivedTime) : undefined,
        ),
      ),
    )
    .$dynamic();
  const order = [by(erpEvent[orderBy], orderDir), by(erpEvent.eventId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [erpEvent.eventId] }, query);
  const records = rows.map(({ fault, payload, ...row }) => ({
    ...{ ...row, code: fault?.code ?? null, ...reasonOf(fault, request.language) },
    content: JSON.stringify(payload, null, 2),
  }));
  return { records, ...found };
}

/** The faulty event under its lock: a repetition by the ERP waits, and then finds the new state. */
async function lockedFault(eventId: string, { db }: Context) {
  const [row] = await db
    .select()
    .from(erpEvent)
    .where(global('key', eq(erpEvent.eventId, eventId)))
    .for('update');
  if (!row) throw notFound();
  if (row.state !== faulty) throw new Failure(ERROR.orderStatusForbids);
  return row;
}

export async function repeatFault({ eventId }: Parsed<typeof erpFaultApi.repeat>, context: Context) {
  demandHeadquarters(context);
  const { db, request, note } = context;
  const row = await lockedFault(eventId, context);
  const { kind, payload, occurredAt } = row;
  const set = await outcomeOf({ kind, payload, occurredAt }, context);
  await db
    .update(erpEvent)
    .set({ ...set, tries: row.tries + 1 })
    .where(ofParent(erpEvent.eventId, eventId));
  const { state, docNo, fault } = set;
  note({ objectId: eventId, objectName: docNo || eventId, before: { state: row.state }, after: { state } });
  const { msg, problems } = reasonOf(fault, request.language);
  return { state, docNo, msg: [msg, ...problems.map((one) => `${one.field}: ${one.msg}`)].join(' · ') };
}

export async function dismissFault({ eventId, reason }: Parsed<typeof erpFaultApi.dismiss>, context: Context) {
  demandHeadquarters(context);
  const { db, session, now, note } = context;
  const row = await lockedFault(eventId, context);
  const set = { state: dismissed, dismissReason: reason, dismissedBy: session.realName, dismissTime: now };
  await db.update(erpEvent).set(set).where(ofParent(erpEvent.eventId, eventId));
  note({ objectId: eventId, objectName: eventId, before: { state: row.state }, after: { state: dismissed, reason } });
  return true;
}
