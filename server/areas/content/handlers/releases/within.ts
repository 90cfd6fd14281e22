import type { Context, Note } from '../../../../http/context';
import type { Db } from '../../../../platform/database/db';

interface Other {
  db?: Db;
  ms?: number;
  now?: string;
  note?: (note: Note) => void;
}

/** The context with another transaction, moment or log. */
const otherwise = (
  context: Context,
  { db = context.db, ms = context.ms, now = context.now, note }: Other,
): Context => ({
  ...{ app: context.app, request: context.request, accept: context.accept, conclusion: context.conclusion },
  ...{ db, ms, now, note: note ?? context.note },
  get session() {
    return context.session;
  },
  get choice() {
    return context.choice;
  },
});

/** Does some work in a transaction of its own: if it is refused, nothing of it stays. */
export const within = <T>(context: Context, other: Omit<Other, 'db'>, work: (inside: Context) => Promise<T>) =>
  context.db.transaction((db) => work(otherwise(context, { ...other, db })));
