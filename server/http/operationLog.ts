import { type Endpoint, LOG_ACTION } from '../../src/contract/endpoint';
import type { Db } from '../platform/database/db';
import { operationLog } from '../platform/schema/platform';
import { shanghai } from '../platform/clock';
import type { Context, Note, RequestFacts } from './context';
import { appendRefusal, burstOf } from './refusals';
import type { Session } from './session';

const SECRET = /password|token|secret|^code$|hash$/i;
const SECRET_INSIDE = /password|token|secret/i;
const PHONE = /\b(1[3-9]\d)\d{4}(\d{4})\b/g;
/** Long texts are cut: the log shows that they changed, and the record has the new text. */
const MAX_TEXT = 500;

const maskedText = (value: string) => {
  const text = value.replace(PHONE, '$1****$2');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
};

/** Whatever is inside of a value: lists, and records by their fields. A code in a record opens no door. */
function maskedInside(value: unknown): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (Array.isArray(value)) return value.map(maskedInside);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    // A plain record, by its tag.
    Object.entries(value as object).map(([key, one]: [string, unknown]) => [
      key,
      SECRET_INSIDE.test(key) ? '***' : maskedInside(one),
    ]),
  );
}

const masked = (key: string, value: unknown) => (SECRET.test(key) ? '***' : maskedInside(value));

const shown = (text = '') => String(masked('', text));

/** Columns that change with every write and say nothing: the log row has user and time itself. */
const TECHNICAL = new Set(['version', 'createdBy', 'createdByName', 'gmtCreated', 'modifiedBy', 'gmtModified']);

/** The fields that differ, each as [before, after]. */
export function changesOf({ before = {}, after = {} }: Pick<Note, 'before' | 'after'>) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differs = (key: string) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null);
  const changed = keys.filter((key) => !TECHNICAL.has(key) && differs(key));
  return Object.fromEntries(
    changed.map((key): [string, [unknown, unknown]] => [
      key,
      [masked(key, before[key] ?? null), masked(key, after[key] ?? null)],
    ]),
  );
}

interface Entry {
  route: { name: string; endpoint: Pick<Endpoint, 'log'> };
  request: RequestFacts;
  /** Undefined before the sign-in; `note.objectName` is then the typed name. */
  session: Session | undefined;
  note: Note | undefined;
  /** The object of a refused write. */
  target?: string;
  resultCode: number;
  startedAt: number;
  ms: number;
}

type LogRow = typeof operationLog.$inferInsert;

function rowOf({ route, request, session, note, ...entry }: Entry): LogRow {
  const { target = '', resultCode, startedAt, ms } = entry;
  const [action, objectType] = route.endpoint.log ?? ['edit', route.name];
  const operator = session ?? note?.operator;
  return {
    operateTime: shanghai(ms),
    userId: operator?.userId,
    loginName: session?.loginName ?? shown(operator?.loginName ?? note?.objectName),
    operatorName: operator?.realName ?? '',
    branchId: operator?.branchId,
    menuUrl: request.menuUrl.slice(0, 200),
    action: LOG_ACTION[note?.action ?? action],
    objectType,
    // A stranger may have typed a mobile; an id from a user may be a code that looks like one.
    objectId: note ? (session ? note.objectId : shown(note.objectId)).slice(0, 100) : target,
    objectName: shown(note?.objectName).slice(0, 200),
    resultCode,
    changes: note ? changesOf(note) : {},
    costMs: Math.round(performance.now() - startedAt),
    ip: request.ip,
    requestId: request.requestId,
  };
}

/** Appends the log row of a write, inside of its transaction if it succeeded. */
export async function logOperation(db: Db, entry: Entry) {
  await db.insert(operationLog).values(rowOf(entry));
}

/** Appends the log row of a refused write; repeated attempts of strangers within a minute are counted in one row. */
export async function logRefused(db: Db, entry: Entry) {
  const row = rowOf(entry);
  await appendRefusal(db, entry.session ? row : { ...row, burst: burstOf(row) });
}

/** Logs one of several changes of a call, or a change without a call, for the history of its object. */
export async function logChange(
  db: Db,
  { session, request, ms }: Pick<Context, 'session' | 'request' | 'ms'>,
  { objectType, ...note }: Note & { objectType: string },
) {
  const route = { name: objectType, endpoint: { log: ['status', objectType] as const } };
  await logOperation(db, { route, request, session, note, resultCode: 200, startedAt: performance.now(), ms });
}
