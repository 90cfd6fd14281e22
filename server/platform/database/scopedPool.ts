import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { type RowScope, ScopedConnection, scopedHandles } from './rowScope';

const connections = new WeakMap<PoolClient, ScopedConnection>();

function connectionOf(client: PoolClient, role: string | undefined) {
  const known = connections.get(client) ?? new ScopedConnection((text) => client.query(text), role);
  connections.set(client, known);
  return known;
}

const textOf = (query: string | QueryConfig) => (typeof query === 'string' ? query : query.text);

/** A connection in the hands of a transaction. */
class ScopedClient {
  constructor(
    private readonly client: PoolClient,
    private readonly scope: RowScope,
    private readonly role: string | undefined,
  ) {}

  query(query: string | QueryConfig, values?: unknown[]) {
    const run = () => this.client.query(query, values);
    return connectionOf(this.client, this.role).run(textOf(query), this.scope, run);
  }

  release() {
    this.client.release();
  }
}

/** drizzle recognises a pool by this word in the name of its class, and calls its `query` and `connect`. */
class ScopedPool {
  constructor(
    private readonly pool: Pool,
    private readonly scope: RowScope,
    private readonly role: string | undefined,
  ) {}

  async connect() {
    return new ScopedClient(await this.pool.connect(), this.scope, this.role);
  }

  async query(query: string | QueryConfig, values?: unknown[]) {
    const client = await this.pool.connect();
    try {
      const run = () => client.query(query, values);
      const answer = await connectionOf(client, this.role).run(textOf(query), this.scope, run);
      client.release();
      return answer;
    } catch (error) {
      // As the pool itself does, because the state of the connection is unknown.
      client.release(true);
      throw error;
    }
  }
}

/** A pool whose statements are for every branch, or for those that `limitedTo` says. */
export const scopedPool = (pool: Pool, role: string | undefined): NodePgDatabase =>
  scopedHandles((scope) => {
    // drizzle's type asks for the pool of pg, but it uses only these methods.
    const client = new ScopedPool(pool, scope, role) as unknown as Pool;
    return drizzle({ client, casing: 'snake_case' });
  });
