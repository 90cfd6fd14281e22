import { Client as PgClient, type QueryConfig } from 'pg';
import * as z from 'zod';
import { seedHuge } from '../../mock/examples/large/huge';
import { services } from '../../src/contract';
import type { Endpoint } from '../../src/contract/endpoint';
import { routes } from '../../server/compose';
import { answerFor } from '../../server/http/onBehalf';
import { LARGE } from '../../server/platform/database/large';
import { readEnvironment } from '../../server/platform/environment/environment';
import { type Backend, startBackend } from '../../server/start';
import { main } from '../support/backends';
import { TEST_ENV } from '../support/server';
import { FILTERS, NOT_HELD, REQUIRED } from './planInputs';

/*
 * Each list that reads a large table, with each filter and each order that a screen can ask for: PostgreSQL says how it
 * would answer if the tables were as large as they may become, and reads none of them from one end to the other.
 */

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
/** Its statistics are made so much larger. */
const TIMES = 500;
/** What a sequential scan may cost that a limit cuts short: some hundred thousand rows. */
const CHEAP = 5_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Total Cost': number;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Indexes that hold most of a table, and what they are read by: for anything else they are no better than the table. */
const WIDE: Readonly<Record<string, string>> = { fair_order_bought: 'cust_id' };

const readsWideIndex = ({ 'Index Name': name = '', 'Index Cond': condition = '' }: Plan) =>
  name in WIDE && !condition.includes(WIDE[name]!);

/** Large tables that a plan reads whole: without a limit above, or for longer than a page is worth. */
function readWhole(plan: Plan): string[] {
  if (plan['Node Type'] === 'Limit' && plan['Total Cost'] < CHEAP) return [];
  const table = plan['Relation Name'];
  const own = plan['Node Type'].endsWith('Seq Scan') && table && table in LARGE ? [table] : [];
  if (readsWideIndex(plan)) own.push(plan['Index Name'] ?? '');
  return [...own, ...(plan.Plans ?? []).flatMap(readWhole)];
}

const isPaged = ({ input }: Endpoint) => input instanceof z.ZodObject && 'pageSize' in input.shape;
const lists = Object.entries(services).flatMap(([service, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, endpoint]) => isPaged(endpoint))
    .map(([name, endpoint]) => ({ name: `${service}.${name}`, endpoint })),
);
const PAGING = new Set(['pageNum', 'pageSize', 'cursor', 'orderBy', 'orderDir']);

/** What a screen may ask: nothing more than it must, one filter, one order. */
function* questions(name: string, { input }: Endpoint): Generator<[what: string, input: object]> {
  if (!(input instanceof z.ZodObject)) return;
  const shape = input.shape as Record<string, z.ZodType>;
  const required = REQUIRED[name] ?? {};
  yield ['as it opens', required];
  for (const filter of Object.keys(shape).filter((one) => !PAGING.has(one) && !(one in required))) {
    const value = FILTERS[`${name}.${filter}`] ?? FILTERS[filter];
    if (value === undefined) throw new Error(`Say a value for the filter ${filter} of ${name} in planInputs.ts.`);
    yield [filter, { ...required, [filter]: value }];
  }
  const { orderBy } = shape;
  const sorted = orderBy instanceof z.ZodOptional && orderBy.unwrap();
  for (const by of sorted instanceof z.ZodEnum ? sorted.options : [])
    for (const orderDir of ['asc', 'desc']) yield [`${String(by)} ${orderDir}`, { ...required, orderBy: by, orderDir }];
}

onPostgres('plans of large lists', () => {
  let backend: Backend;
  let behalf: Parameters<typeof answerFor>[1];
  let remove: () => Promise<unknown>;
  let asked: { text: string; values: unknown[] }[] = [];
  let explainer: PgClient;

  beforeAll(async () => {
    const data = await main.data();
    ({ remove } = data);
    const query = PgClient.prototype.query as (this: unknown, ...args: unknown[]) => unknown;
    jest.spyOn(PgClient.prototype, 'query').mockImplementation(function record(this: unknown, ...args: unknown[]) {
      const [first, second] = args as [string | QueryConfig, unknown];
      const text = typeof first === 'string' ? first : first.text;
      const values = (typeof first === 'string' ? second : (first.values ?? second)) as unknown[] | undefined;
      if (this !== explainer && /^\s*(select|with)/i.test(text))
        asked.push({ text, values: Array.isArray(values) ? values : [] });
      return query.apply(this, args) as never;
    });
    backend = await startBackend(readEnvironment({ ...TEST_ENV, ...data.env, WORKER: '0' }));
    const { db } = backend.app;
    explainer = new PgClient({ connectionString: data.env.DATABASE_URL });
    await explainer.connect();
    // PostgreSQL would count their rows itself after a minute, and know how small they are.
    for (const table of Object.keys(LARGE))
      await explainer.query(`alter table ${table} set (autovacuum_enabled = off)`);
    await seedHuge(db, { day: '2026-03-08', share: 0.002 });
    await explainer.query(
      `update pg_class set reltuples = reltuples * ${TIMES} where relname = any($1) or oid in (select indexrelid from pg_index where indrelid::regclass::text = any($1))`,
      [Object.keys(LARGE)],
    );
    const { rows } = await explainer.query<{ id: string; branch: string }>(
      `select user_id as id, branch_id as branch from app_user where login_name = 'admin.hq'`,
    );
    behalf = {
      userId: rows[0]!.id,
      branchId: rows[0]!.branch,
      menuUrl: '',
      language: 'zh',
      buttons: ['saleShowOrders_export'],
    };
  });
  afterAll(async () => {
    await explainer.end();
    await backend.close();
    jest.restoreAllMocks();
    await remove();
  });

  test.each(lists.filter(({ name }) => !NOT_HELD.has(name)))(
    '$name',
    async ({ name, endpoint }) => {
      const route = routes.find((one) => one.endpoint === endpoint)!;
      const whole: string[] = [];
      let seen = 0;
      for (const [what, given] of questions(name, endpoint)) {
        asked = [];
        await answerFor(backend.app, behalf, { route, given });
        for (const { text, values } of asked.filter((one) =>
          Object.keys(LARGE).some((table) => one.text.includes(`"${table}"`)),
        )) {
          const { rows } = await explainer.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
            `explain (format json) ${text}`,
            values,
          );
          const plan = rows[0]!['QUERY PLAN'][0].Plan;
          seen += nodes(plan).length;
          whole.push(...readWhole(plan).map((table) => `${what}: ${table}\n${text}`));
        }
      }
      expect(whole).toEqual([]);
      expect(seen).toBeGreaterThan(0);
    },
    60_000,
  );

  test.each([
    ['line_count = 77', 'fair_order'],
    ['discount_amount = 77', 'fair_order_bought'],
  ])('a column without an index of its own is found out: %s', async (condition, whole) => {
    const { rows } = await explainer.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) select 1 from fair_order where ${condition}`,
    );
    expect(readWhole(rows[0]!['QUERY PLAN'][0].Plan)).toEqual([whole]);
  });

  test.each(Object.entries(LARGE).flatMap(([table, columns]) => columns.map((column) => [table, column] as const)))(
    'parts of texts are found in %s by grams of %s',
    async (table, column) => {
      const name = column.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
      const { rows } = await explainer.query('select from pg_indexes where tablename = $1 and indexdef like $2', [
        table,
        `%gin (grams(${name}))%`,
      ]);
      expect(rows).toHaveLength(1);
    },
  );
});
