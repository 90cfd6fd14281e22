import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './db';

/*
 * The second line of branch isolation (docs/adr/0031-rows-have-a-second-guard.md): the policies of the tables read from
 * the setting app.scope for whom a statement is, and a connection that was told nothing gets no row.
 */

/** `*`, a path with all below it, or a path and the branches on it that are meant: `/HQ/FDA/=FDA,FDB`. */
export type RowScope = string;

/** For jobs, tools, and before it is known who asks. */
export const EVERY_BRANCH: RowScope = '*';

/** Has no rights but those on rows; whoever passes by all policies himself, as a superuser does, puts it on. */
export const ROWS_ROLE = 'branch_admin_rows';

const MARK = '/* every branch */';

/** Makes a statement see every branch, whoever asks: it says so in its own text, also to whoever reads a log of it. */
export const inEveryBranch = (condition: SQL | undefined): SQL =>
  condition ? sql`${sql.raw(MARK)} ${condition}` : sql`${sql.raw(MARK)} true`;

const scopeOf = (text: string, own: RowScope) => (text.includes(MARK) ? EVERY_BRANCH : own);

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Settings of a transaction are gone when it was rolled back. */
const ENDS = /^(?:rollback|commit)\b/i;

/**
 * One connection, and whom it works for. Statements come one after the other, so that nobody says for whom the next one
 * is before the last has begun; it is said only when that changes.
 */
export class ScopedConnection {
  private told: RowScope | undefined;
  /**
   * Policies look dear to the planner: it would translate a list of twenty rows into machine code, for 50 ms, or call
   * other processes to help with it, which are longer on their way than the list takes and read far past its page.
   */
  private first = 'set jit = off; set parallel_setup_cost = 100000; ';
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly tell: (text: string) => Promise<unknown>,
    private readonly role: string | undefined,
    told?: RowScope,
  ) {
    this.told = told;
  }

  run<T>(text: string, own: RowScope, work: () => Promise<T>): Promise<T> {
    return this.alone(scopeOf(text, own), async () => {
      try {
        return await work();
      } finally {
        if (ENDS.test(text)) this.told = undefined;
      }
    });
  }

  /** A whole transaction of a connection that is asked for nothing else meanwhile. */
  transaction<T>(own: RowScope, work: () => Promise<T>): Promise<T> {
    return this.alone(own, async () => {
      this.told = undefined;
      return work();
    });
  }

  private alone<T>(scope: RowScope, work: () => Promise<T>): Promise<T> {
    const own = this.last.then(async () => {
      if (this.told !== scope) {
        this.told = undefined;
        await this.tell(this.statement(scope));
        this.first = '';
        this.told = scope;
      }
      return work();
    });
    this.last = own.catch(() => undefined);
    return own;
  }

  private statement(scope: RowScope) {
    const role = this.role && `set role ${scope === EVERY_BRANCH ? 'none' : this.role}; `;
    return `${this.first}${role ?? ''}set app.scope = ${quoted(scope)}`;
  }
}

/** How many handles are kept: as many viewers as differ. */
const MOST_HANDLES = 500;

const makers = new WeakMap<Db, (scope: RowScope) => Db>();

/** The handles of one database, that for every branch first; each is made once, as queries are prepared for a handle. */
export function scopedHandles<Handle extends Db>(open: (scope: RowScope) => Handle): Handle {
  const made = new Map<RowScope, Handle>();
  const handleOf = (scope: RowScope) => {
    const handle = made.get(scope) ?? open(scope);
    made.delete(scope);
    made.set(scope, handle);
    for (const oldest of made.keys()) {
      if (made.size <= MOST_HANDLES) break;
      made.delete(oldest);
    }
    makers.set(handle, handleOf);
    return handle;
  };
  return handleOf(EVERY_BRANCH);
}

/** The same database for somebody who sees these branches only. */
export function limitedTo(db: Db, scope: RowScope): Db {
  const make = makers.get(db);
  if (!make) throw new Error('Only the database itself can be limited, no transaction of it.');
  return make(scope);
}
