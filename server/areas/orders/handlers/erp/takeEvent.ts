import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ERP_STATE, type erpApi, type ErpState } from '../../../../../src/contract/orders/erp';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { contentHash } from '../../../../platform/canonical';
import { fromShanghai, MINUTE } from '../../../../platform/clock';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { type ErpFault, erpEvent } from '../../data/schema/erp';
import { carryOut } from './carryOut';
import { demandKey } from './demandKey';
import { faultOf } from './faultOf';
import { Stale } from './stale';

type Event = Parsed<typeof erpApi.event>;
type Row = typeof erpEvent.$inferSelect;
type Told = Pick<Event, 'kind' | 'payload' | 'occurredAt'>;
type Outcome = Pick<Row, 'state' | 'docNo' | 'fault'>;

const BY = 'ERP';
/** How far an event may lie ahead, because clocks of two systems differ. */
const AHEAD = 5 * MINUTE;

/** The event's row, which nobody else works on meanwhile. */
async function lockedEvent(db: Db, { eventId, kind, occurredAt, payload, key }: Event, now: string): Promise<Row> {
  const content = { kind, occurredAt, payload, contentHash: contentHash({ kind, occurredAt, payload }) };
  await db
    .insert(erpEvent)
    .values({ eventId, ...content, keyId: key, receivedTime: now })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(erpEvent)
    .where(global('key', eq(erpEvent.eventId, eventId)))
    .for('update');
  if (!row) throw new Failure(ERROR.serverBusy);
  // A carried-out event is final; a faulty one may be sent again, corrected or unchanged.
  const isOther = row.contentHash !== content.contentHash;
  if (isOther && row.state !== ERP_STATE.faulty) throw new Failure(ERROR.keyReused);
  return { ...row, ...content };
}

function demandPast({ occurredAt }: Told, { ms, now }: Context) {
  if (fromShanghai(occurredAt) > ms + AHEAD)
    throw new InvalidInput([{ field: 'occurredAt', text: 'field.tooBig', params: { max: now } }]);
}

/** Carries an event out in a savepoint: if that fails, only the reason is stored. */
export async function outcomeOf(event: Told, context: Context): Promise<Outcome> {
  const outcome = (state: ErpState, docNo: string, fault: ErpFault | null = null) => ({ state, docNo, fault });
  try {
    demandPast(event, context);
    const { kind, payload, occurredAt: at } = event;
    const docNo = await inTransaction(context, (inside) =>
      carryOut(kind, payload, { context: inside, at, byName: BY }),
    );
    return outcome(ERP_STATE.done, docNo);
  } catch (error) {
    if (error instanceof Stale) return outcome(ERP_STATE.stale, error.docNo);
    return outcome(ERP_STATE.faulty, '', faultOf(error));
  }
}

function answerOf(
  { eventId, state, docNo, fault }: Row,
  known: boolean,
  { request }: Context,
): Output<typeof erpApi.event> {
  const text = translate(request.language);
  return {
    ...{ eventId, known, state, docNo },
    code: fault?.code ?? null,
    msg: fault ? text(fault.code, fault.params) : '',
    problems: (fault?.problems ?? []).map(({ field, text: key, params }) => ({ field, msg: text(key, params) })),
    licences: [...(fault?.licences ?? [])],
  };
}

/** Takes an event, which is carried out once, however often it arrives. */
export async function takeEvent(event: Event, context: Context): Promise<Output<typeof erpApi.event>> {
  await demandKey(event, context);
  const { eventId } = event;
  const answer = await inTransaction(context, async (inside) => {
    const { db, now } = inside;
    const row = await lockedEvent(db, event, now);
    if (row.state !== ERP_STATE.faulty) return answerOf(row, true, context);
    const set = { ...(await outcomeOf(event, inside)), tries: row.tries + 1, receivedTime: now };
    const { kind, occurredAt, payload, contentHash: hash } = row;
    await db
      .update(erpEvent)
      .set({ ...set, kind, occurredAt, payload, contentHash: hash })
      .where(ofParent(erpEvent.eventId, eventId));
    return answerOf({ ...row, ...set }, false, context);
  });
  context.note({
    ...{ objectId: eventId, objectName: answer.docNo || eventId, operator: { realName: BY } },
    after: { kind: event.kind, state: answer.state, ...(answer.code === null ? {} : { fault: answer.code }) },
  });
  return answer;
}
