import type { ExampleAccounts } from '../../src/contract/account/example-accounts';
import type { Endpoint, LogAction, Output, Parsed, Service } from '../../src/contract/endpoint';
import type { Db } from '../platform/database/db';
import type { Snapshot } from '../platform/database/open';
import type { Captcha } from '../platform/captcha/captcha';
import type { Clock } from '../platform/clock';
import type { Files } from '../platform/files/files';
import type { RetentionRule } from '../platform/retention/rule';
import type { Quotas } from '../platform/files/quota';
import type { AppKey, Keys } from '../platform/keys';
import type { Passwords } from '../platform/password/passwords';
import type { Buckets } from './buckets';
import type { CallRates } from './callRates';
import type { KeyedRequest } from './idempotency';
import type { AccountChoice, Session } from './session';
import type { SmsSender } from '../platform/sms/sender';
import type { ErrorCode } from '../../src/contract/error-codes';
import type { Language } from './texts';

/** The result code in the operation log. */
type ResultCode = 200 | ErrorCode;

/** What the process provides to every request. */
export interface App {
  db: Db;
  snapshot: Snapshot;
  clock: Clock;
  /** Signs file links; shared by all processes on one database. */
  linkSecret: string;
  /** With the secrets of replaced keys, whose links are still valid. */
  linkSecrets: readonly string[];
  keys: Keys;
  /**
   * Keys by which the company's services sign their events; with none, no event is accepted
   * (docs/interfaces.md#events-of-the-erp).
   */
  erpKeys: readonly AppKey[];
  passwords: Passwords;
  sendSms: SmsSender;
  captcha: Captcha;
  /** The public address of the console, with which links in messages begin. */
  publicOrigin: string;
  /** Accepts `000000` as the code of any mobile (docs/domain/account.md#limits). */
  smsTestCode: boolean;
  /** Shows pages that are for trying out; off in production unless DEMO=1 (docs/console.md#demo-pages). */
  demo: boolean;
  /** Offered on the sign-in page; empty except where the product is tried out. */
  exampleAccounts: ExampleAccounts;
  files: Files;
  quotas: Quotas;
  /** Hours after which an uploaded file that nothing refers to is removed. */
  unusedHours: number;
  /** Hours after which an approved entry is written to the ERP; undefined: headquarters do it by hand. */
  writeErpAfter?: number | undefined;
  /** How long rows are kept, rule by rule. */
  retention: readonly RetentionRule[];
  /** The rate limits of an address and of a sign-in, in general and by call. */
  limits: Readonly<Record<'address' | 'signIn', Buckets>> & { readonly calls: CallRates };
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
  /** Aborted when the client disconnects before its answer; absent without a client. */
  signal?: AbortSignal;
  /** Set for a write that the client may repeat. */
  keyed?: KeyedRequest;
  /** Server texts in the user's language. */
  language: Language;
}

/** The object of a write, for its row in the operation log. */
export interface Note {
  objectId: string;
  objectName?: string;
  /** The user whose work it is, if nobody is signed in. */
  operator?: Partial<Pick<Session, 'userId' | 'loginName' | 'realName' | 'branchId'>>;
  /** Replaces the endpoint's action, if one call does several things. */
  action?: LogAction;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export interface Context {
  app: App;
  /** The transaction of a write, the database for a read. */
  db: Db;
  /** Milliseconds since the epoch, and the same moment as Shanghai text. */
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
  /** For handlers that open their own transactions, see `concluding`. */
  conclusion: Conclusion;
}

/** How a write ends if its handler opens its own transactions. */
export interface Conclusion {
  /** Appends the row of the operation log, in the transaction that is given. */
  log: (db: Db, resultCode: ResultCode) => Promise<void>;
  /** Called after the commit: nothing more has to be logged. */
  settle: () => void;
}

/** The part of a context that work without a request has. */
export const OUTSIDE: Pick<Context, 'note' | 'accept' | 'conclusion'> = {
  note: () => undefined,
  accept: () => undefined,
  conclusion: { log: () => Promise.resolve(), settle: () => undefined },
};

/** The same context inside of a transaction of its own. */
export const inTransaction = <T>(context: Context, work: (inside: Context) => Promise<T>) =>
  context.db.transaction((db) => {
    const { app, ms, now, request, note, accept, conclusion } = context;
    return work({
      ...{ app, ms, now, request, note, accept, conclusion, db },
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
  /** Called before the body is read. */
  admit?: Admission;
  ownTransaction: boolean;
  /** Makes writes wait for their turn before they take a connection. */
  inLine?: <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

/**
 * A handler that opens its own transactions: it hashes a password, which must not hold the database, or keeps a trace
 * of a refused attempt, which a rollback would wipe out.
 */
export interface OwnTransaction<E extends Endpoint> {
  ownTransaction: Handler<E>;
}

/** Refuses by the headers alone, so that no large body is sent in vain. */
type Admission = (headers: Readonly<Record<string, string | undefined>>, context: Context) => Promise<unknown>;

/** A handler whose callers must be admitted before the body is read. */
export type Admitted<E extends Endpoint> = { admit: Admission } & ({ handler: Handler<E> } | OwnTransaction<E>);

export type Handlers<S extends Service> = {
  readonly [K in keyof S]: Handler<S[K]> | OwnTransaction<S[K]> | Admitted<S[K]>;
};
