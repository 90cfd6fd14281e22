import { type DBSchema, openDB } from 'idb';
import { database } from './database';
import { activeLocks, holdLock } from './tabLocks';
import { portable } from './portable';

/** Whose input it is, and where it was typed: a page of the console, and the record where it shows one. */
export interface DraftKey {
  loginName: string;
  branchId: string;
  page: string;
  /** The form that it was typed into, drawn once in one document: `formId()`. */
  form: string;
}

export interface Draft {
  values: object;
  /** The values of the form when it last equalled what is stored. */
  base: object;
  /** The version of the record that was edited; absent for a new one. */
  version: number | undefined;
}

interface Row extends DraftKey, Draft {
  savedAt: number;
}

export interface FoundDraft extends Draft {
  values: Record<string, unknown>;
  base: Record<string, unknown>;
  savedAt: number;
  remove: () => Promise<void>;
}

interface Schema extends DBSchema {
  drafts: { key: [string, string, string, string]; value: Row; indexes: { savedAt: number; loginName: string } };
}

const DAYS_KEPT = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Input is written after a pause, not with every key. */
const PAUSE_MS = 400;
const LOCK = 'branch-admin:draft:';

let me: string | undefined;
/** This document. */
const ownDocument = () => (me ??= crypto.getRandomValues(new Uint32Array(2)).join(''));
let forms = 0;
const documentOf = ({ form }: DraftKey) => form.split('.', 1)[0] ?? '';

const attempt = database<Schema>(async () => {
  const db = await openDB<Schema>('branch-admin', 1, {
    upgrade(fresh) {
      const store = fresh.createObjectStore('drafts', { keyPath: ['loginName', 'branchId', 'page', 'form'] });
      store.createIndex('savedAt', 'savedAt');
      store.createIndex('loginName', 'loginName');
    },
  });
  holdLock(LOCK + ownDocument());
  const old = await db.getAllKeysFromIndex(
    'drafts',
    'savedAt',
    IDBKeyRange.upperBound(Date.now() - DAYS_KEPT * DAY_MS),
  );
  for (const key of old) await db.delete('drafts', key);
  return db;
});

const nothing = () => undefined;
const noRows = (): Row[] => [];

const keyOf = ({ loginName, branchId, page, form }: DraftKey): Schema['drafts']['key'] => [
  loginName,
  branchId,
  page,
  form,
];

/** Drafts that belong to no other open tab: those of this document, or of one that is gone. */
async function abandoned(rows: readonly Row[]) {
  const active = (await activeLocks()) ?? [];
  return rows.filter((row) => documentOf(row) === ownDocument() || !active.includes(LOCK + documentOf(row)));
}

const waiting = new Map<string, { row: Row; timer: ReturnType<typeof setTimeout> }>();
const nameOf = (draftKey: DraftKey) => JSON.stringify(keyOf(draftKey));

async function write(name: string) {
  const found = waiting.get(name);
  if (!found) return;
  clearTimeout(found.timer);
  waiting.delete(name);
  const { row } = found;
  const packed = { ...row, values: portable.pack(row.values), base: portable.pack(row.base) };
  await attempt(async (db) => {
    await db.put('drafts', packed);
  }, nothing);
}

const writeAll = () => Promise.all([...waiting.keys()].map(write));

let isWatching = false;

/** From the first input on, pending drafts are written when the window is hidden or closed. */
function watchWindow() {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', () => void writeAll());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void writeAll());
}

/** Input that is saved nowhere, kept in this browser for seven days (docs/console.md#browser-storage). */
export const drafts = {
  formId: () => `${ownDocument()}.${++forms}`,

  /** Keeps the latest of what is typed, shortly after it was. */
  keep(draftKey: DraftKey, draft: Draft) {
    watchWindow();
    const name = nameOf(draftKey);
    clearTimeout(waiting.get(name)?.timer);
    const timer = setTimeout(() => void write(name), PAUSE_MS);
    waiting.set(name, { row: { ...draftKey, ...draft, savedAt: Date.now() }, timer });
  },

  /** Writes pending drafts now. */
  flush: writeAll,

  /** The input has been saved, or discarded by the user. */
  async drop(draftKey: DraftKey) {
    const name = nameOf(draftKey);
    clearTimeout(waiting.get(name)?.timer);
    waiting.delete(name);
    await attempt((db) => db.delete('drafts', keyOf(draftKey)), nothing);
  },

  /** The latest draft of the same page, from another form than this one. */
  async find({ loginName, branchId, page, form }: DraftKey): Promise<FoundDraft | undefined> {
    const prefix = [loginName, branchId, page];
    // In IndexedDB's order of keys, texts sort before arrays: this bounds all keys with the prefix.
    const here = await attempt((db) => db.getAll('drafts', IDBKeyRange.bound(prefix, [...prefix, []])), noRows);
    const rows = await abandoned(here);
    const [latest] = rows.filter((row) => row.form !== form).sort((a, b) => b.savedAt - a.savedAt);
    if (!latest) return undefined;
    const { values, base, version, savedAt } = latest;
    return {
      values: portable.unpack(values),
      base: portable.unpack(base),
      version,
      savedAt,
      remove: () => attempt((db) => db.delete('drafts', keyOf(latest)), nothing),
    };
  },

  /** How many drafts of a user there are, without those of other open tabs. */
  async count(loginName: string) {
    const rows = await attempt((db) => db.getAllFromIndex('drafts', 'loginName', loginName), noRows);
    return (await abandoned(rows)).length;
  },

  /** The user has signed out: removes all drafts, but for those of other open tabs. */
  async forget(loginName: string) {
    for (const [name, { row, timer }] of waiting) {
      if (row.loginName !== loginName) continue;
      clearTimeout(timer);
      waiting.delete(name);
    }
    const rows = await attempt((db) => db.getAllFromIndex('drafts', 'loginName', loginName), noRows);
    for (const row of await abandoned(rows)) await attempt((db) => db.delete('drafts', keyOf(row)), nothing);
  },
};
