import { sql, type SQL } from 'drizzle-orm';
import type { Db } from './db';

/*
 * The second line of branch isolation (docs/adr/0031-rows-have-a-second-guard.md): the policies of the tables read the
 * setting app.scope; on a connection without that setting they show no row.
 */

/** `*`, a path with everything below it, or a path with some of the branches on it: `/HQ/FDA/=FDA,FDB`. */
export type RowScope = string;

/** For jobs and tools, and before the user is known. */
export const EVERY_BRANCH: RowScope = '*';

/**
 * A role with rights on rows only; it is used where the user of the database, such as a superuser, is exempt from
 * policies.
 */
export const ROWS_ROLE = 'branch_admin_rows';

const MARK = '/* every branch */';

/** Makes a statement see every branch; its own text says so, which also shows in logs. */
export const inEveryBranch = (condition: SQL | undefined): SQL =>
  condition ? sql`${sql.raw(MARK)} ${condition}` : sql`${sql.raw(MARK)} true`;

const scopeOf = (text: string, own: RowScope) => (text.includes(MARK) ? EVERY_BRANCH : own);

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** A rollback undoes settings that were made in the transaction. */
const ENDS = /^(?:rollback|commit)\b/i;

/**
 * One connection with its present scope. Statements run one after the other, so that the scope of the next one is not
 * set before the last has begun; it is set only when it changes.
 */
export class ScopedConnection {
  private told: RowScope | undefined;
  /**
   * The planner takes policies for expensive: it would compile a list of twenty rows into machine code, for 50 ms, or
   * start parallel workers, which take longer than the list and read far beyond its page.
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

  /** A whole transaction on a connection that does nothing else meanwhile. */
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

/** How many handles are kept, one for each different scope. */
const MOST_HANDLES = 500;

const makers = new WeakMap<Db, (scope: RowScope) => Db>();

/**
 * The handles of one database, the one for every branch first; each is made once, because queries are prepared for a
 * handle.
 */
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

/** The same database for a user who may see only these branches. */
export function limitedTo(db: Db, scope: RowScope): Db {
  const make = makers.get(db);
  if (!make) throw new Error('Only the database itself can be limited, no transaction of it.');
  return make(scope);
}
