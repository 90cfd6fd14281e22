import * as z from 'zod';
import type { ButtonCode, PageKey } from './buttons';

/**
 * Who may make a call: `public` anyone, `account` the bearer of a pre-token, `session` any signed-in user, `pages`
 * users who have one of the pages, `buttons` users who hold one of the buttons.
 */
export type Access =
  | 'public'
  | 'account'
  | 'session'
  | { readonly pages: readonly PageKey[] }
  | { readonly buttons: readonly ButtonCode[] };

/** The largest file that may be uploaded (docs/console.md#uploads). */
export const MAX_UPLOAD_KB = 5120;

/** The action column of the operation log (docs/domain/system.md#operation-log). */
export const LOG_ACTION = {
  add: 1,
  edit: 2,
  delete: 3,
  import: 4,
  export: 5,
  signIn: 6,
  approve: 7,
  status: 8,
  /** Looking at a value that lists mask (docs/domain/platform.md#masking). */
  view: 9,
} as const;

export type LogAction = keyof typeof LOG_ACTION;

/** What a call costs the server; each has its rate (docs/rates.md). */
export type Cost = 'read' | 'write' | 'heavy' | 'entry';

interface Rules {
  access: Access;
  /** A write is logged, runs in one transaction, and is refused when repeated with the same signature. */
  write: boolean;
  /** Action and object type of the log row; every write has one. */
  log?: readonly [action: LogAction, object: string];
  /** The answer is a file; JSON is a failure. */
  blob?: true;
  /** The request is multipart/form-data, with a file of at most `MAX_UPLOAD_KB`. */
  multipart?: true;
  /** The work may go on after the answer, which is HTTP 202 then (docs/domain/tasks.md#imports). */
  later?: true;
  /**
   * The answer holds a token or a password: it is never stored, and a repeated request does not get the stored answer
   * (docs/domain/platform.md#writes). `implement` demands this flag by the names of the answer's fields.
   */
  secret?: true;
  /** A public write that may be repeated: the key of the first try identifies it (docs/domain/platform.md#writes). */
  repeatable?: true;
  /** The cost, where it differs from what the kind of call implies (`costOf`). */
  cost?: Cost;
  /** The most bytes of the body; without it 16 KB where nobody is signed in, else 5 MB. */
  maxBody?: number;
  /**
   * `branchId` is a branch that the caller switches to or belongs to, and the handler checks it; otherwise it must lie
   * in his scope.
   */
  anyBranch?: true;
  /** Inputs that travel as headers: field → header. */
  headers?: Readonly<Record<string, string>>;
  /** The call is not among docs/domain/platform.md#given-calls: it is our own. */
  assumed?: true;
  /** For a read: the types of objects in its answer. A write of one of them makes browsers read the answer again. */
  reads?: readonly string[];
  /** For a write: types of objects that it changes besides the type in its log row. */
  changes?: readonly string[];
}

/** Base client of docs/domain/platform.md#headers: user service (X-Token, 5 s) or any other (signed, 150 s). */
export type Client = 'user' | 'platform';

export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> extends Rules {
  method: 'GET' | 'POST';
  /** `:name` segments are taken out of the input by name. */
  path: string;
  /** Flat: path parameters together with the query or the body. */
  input: I;
  /** The `data` of a successful envelope. */
  output: O;
  client: Client;
}

export const BRANCH_FIELDS: readonly string[] = ['branchId', 'orderBranchId'];

/**
 * Whether a call says in `branchId` whose data it is about; a branch out of the caller's scope is refused
 * (docs/domain/platform.md#scope).
 */
export const namesBranch = ({ input, anyBranch }: Endpoint) =>
  !anyBranch && input instanceof z.ZodObject && BRANCH_FIELDS.some((field) => field in input.shape);

export type Input<E extends Endpoint> = z.input<E['input']>;
/** What a handler receives: the input after trimming, defaults and conversions. */
export type Parsed<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;
export type Service = Readonly<Record<string, Endpoint>>;

type Unbound<I extends z.ZodType, O extends z.ZodType> = Omit<Endpoint<I, O>, 'client'>;

const define =
  (method: Endpoint['method']) =>
  <I extends z.ZodType, O extends z.ZodType>(path: string, input: I, output: O, rules: Rules): Unbound<I, O> => ({
    ...rules,
    method,
    path,
    input,
    output,
  });

export const get = define('GET');
export const post = define('POST');

type Bound<T> = { readonly [K in keyof T]: T[K] extends Unbound<infer I, infer O> ? Endpoint<I, O> : never };

interface Relations {
  /** Objects of other services that the answers depend on, such as counts. */
  reads?: readonly string[];
}

/** The names that the operation log has for the objects of these calls. */
const objectsOf = (endpoints: Readonly<Record<string, Rules>>) =>
  Object.values(endpoints).flatMap(({ write, log }) => (write && log ? [log[1]] : []));

/**
 * Binds endpoints to their client and path prefix. What a service reads follows what it writes: each read names the
 * objects of the service's writes and those of its relations, each write the object of its log row.
 */
export function service<T extends Record<string, Omit<Endpoint, 'client'>>>(
  client: Client,
  prefix: string,
  endpoints: T,
  { reads: related = [] }: Relations = {},
): Bound<T> {
  const own = objectsOf(endpoints);
  const bound = Object.entries(endpoints).map(([name, one]) => {
    const { path, write, log, reads = [], changes = [] } = one;
    const objects = write
      ? { changes: [...new Set([...(log ? [log[1]] : []), ...changes])] }
      : { reads: [...new Set([...own, ...related, ...reads])] };
    return [name, { ...one, ...objects, client, path: prefix + path }];
  });
  // `Object.fromEntries` forgets which key holds which endpoint.
  return Object.fromEntries(bound) as Bound<T>;
}

export const PAGE_SIZES = [10, 20, 50, 100, 200, 500] as const;

/** Rows of a list are counted up to this number, and its pages have numbers up to there. */
export const COUNTED_UP_TO = 10_000;

/**
 * Paging (docs/domain/platform.md#lists): pages count from 1, the order is a listed column; `next` of a page is the cursor
 * of the one after it.
 */
export function pageQuery<T extends z.ZodRawShape, const S extends readonly string[]>(filters: T, sortable: S) {
  return z.object({
    ...filters,
    pageNum: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce
      .number()
      .refine((size) => PAGE_SIZES.some((one) => one === size))
      .default(20),
    cursor: z.string().max(4_000).optional(),
    orderBy: z.enum(sortable).optional(),
    orderDir: z.enum(['asc', 'desc']).optional(),
  });
}

export const page = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record),
    total: z.number().int().min(0),
    /** True where there are more rows than `total`. */
    more: z.literal(true).optional(),
    /** The cursor of the page after this one; absent on the last. */
    next: z.string().optional(),
  });

export interface Page<T> {
  records: T[];
  total: number;
  more?: true | undefined;
  next?: string | undefined;
}

/** The body of every answer. Success: `code` 200, 201 or 202, or `success` true (docs/domain/platform.md#envelope). */
export interface Envelope<T = unknown> {
  code: number;
  success: boolean;
  msg: string;
  data: T;
  requestId: string;
  /** Milliseconds since the epoch, by the server's clock. */
  serverTime: number;
}
