import type { Endpoint, LogAction, Output, Parsed, Service } from '../../src/contract/endpoint';
import type { Db } from '../platform/database/db';
import type { Clock } from '../platform/clock';
import type { AccountChoice, Session } from './session';
import type { SmsSender } from '../platform/sms';
import type { Language } from './texts';

/** What the process provides to every request. */
export interface App {
  db: Db;
  clock: Clock;
  /** Signs file links; shared by all processes on one database. */
  linkSecret: string;
  sendSms: SmsSender;
  /** The public address of the console, with which links in messages begin. */
  publicOrigin: string;
  /** Accepts `000000` as the code of any mobile (docs/domain/account.md#limits). */
  smsTestCode: boolean;
  /** Shows pages that are for trying out; off in production unless DEMO=1 (docs/console.md#demo-pages). */
  demo: boolean;
  /** Where exported files are; shared by all processes on one database. */
  exportDir: string;
}

export interface UploadedFile {
  originalname: string;
  buffer: Buffer;
}

export interface RequestFacts {
  requestId: string;
  ip: string;
  userAgent: string;
  /** X-Menu-Id: the page that the user is on; for the log only. */
  menuUrl: string;
  file: UploadedFile | undefined;
  /** Server texts in the user's language. */
  language: Language;
}

/** The object of a write, for its row in the operation log. */
export interface Note {
  objectId: string;
  objectName?: string;
  /** The user whom the work is for, if nobody is signed in. */
  loginName?: string;
  /** Replaces the endpoint's action, if one call does several things. */
  action?: LogAction;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export interface Context {
  app: App;
  /** The transaction of a write, the database for a read. */
  db: Db;
  /** Milliseconds, and the same moment as Shanghai text. */
  ms: number;
  now: string;
  request: RequestFacts;
  /** Throws 40101 where nobody is signed in. */
  readonly session: Session;
  /** The accounts that a pre-token may choose from. */
  readonly choice: AccountChoice;
  note: (note: Note) => void;
  /** Answers with HTTP 202: the work continues after the request (docs/domain/tasks.md#imports). */
  accept: () => void;
}

/** The same request inside of a transaction of its own. */
export const inTransaction = <T>(context: Context, work: (inside: Context) => Promise<T>) =>
  context.db.transaction((db) => {
    const { app, ms, now, request, note, accept } = context;
    return work({
      ...{ app, ms, now, request, note, accept, db },
      get session() {
        return context.session;
      },
      get choice() {
        return context.choice;
      },
    });
  });

export type Handler<E extends Endpoint = Endpoint> = (input: Parsed<E>, context: Context) => Promise<Output<E>>;

export interface Route {
  name: string;
  endpoint: Endpoint;
  handler: Handler;
  ownTransaction: boolean;
}

/**
 * A handler that opens its own transactions: it hashes a password, which must not hold the database, or keeps a trace
 * of a refused attempt, which a rollback would wipe out.
 */
export interface OwnTransaction<E extends Endpoint> {
  ownTransaction: Handler<E>;
}

export type Handlers<S extends Service> = { readonly [K in keyof S]: Handler<S[K]> | OwnTransaction<S[K]> };
