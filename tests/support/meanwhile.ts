import { Pool } from 'pg';

interface Holding {
  /** What the other one does first, and last. */
  before: string;
  last?: string;
  /** What somebody else can do meanwhile: fails where whoever waits holds it. */
  free?: string;
  /** So many wait for the other one. */
  many?: number;
}

/** Does some work while somebody else holds what it needs, until it waits for that or is done without it. */
export async function meanwhile<T>(
  connectionString: string | undefined,
  { before, last = 'select 1', free = 'select 1', many = 1 }: Holding,
  work: () => Promise<T>,
): Promise<T> {
  const pool = new Pool({ connectionString, max: 2 });
  const other = await pool.connect();
  await other.query('begin');
  await other.query(before);
  const state = { isDone: false };
  const result = work().finally(() => {
    state.isDone = true;
  });
  try {
    for (let waits = 0; waits < many && !state.isDone;) {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      waits = rows[0]?.n ?? 0;
    }
    await pool.query(free);
    await other.query(last);
  } finally {
    await other.query('commit');
    other.release();
    await pool.end();
  }
  return result;
}
