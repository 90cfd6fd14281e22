/*
 * Two panes of the workbench with fifty thousand rows each, by keys: counted is what the page holds and asks for, which
 * is the same on every machine.
 */
import { Client as PgClient } from 'pg';
import { workbenchApi } from '../../src/contract/finance/workbench';
import { main } from '../support/backends';
import { signedIn } from '../support/client';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor: enter, server } = openHouse({}, main.start);
const onPostgres = process.env.TEST_DATABASE_URL ? journey : test.skip;

const statementId = '92003';
const ROWS = 50_000;
/** Of both panes; a row has less than ten of its own. */
const MOST_NODES = 450;
const PAGE = 500;

/** Fifty thousand documents on either side, and one suggestion for each of the first hundred. */
const FILLED = [
  ...([1, 2] as const).map(
    (
      side,
    ) => `insert into statement_row (statement_id, branch_id, side, bill_type, source_ref, no, key, doc_date, amount)
    select statement_id, branch_id, ${side}, ${side === 1 ? '1' : 'null'}, 'large ${side} ' || n,
      '${side === 1 ? 'CKL' : 'RL'}' || lpad(n::text, 6, '0'), '${side}L' || n, period_start + (n % 27)::integer, 5000000 + n * 7
    from statement, generate_series(1, ${ROWS}) as n where statement_id = ${statementId}`,
  ),
  `with made as (
    insert into statement_match (match_no, statement_id, branch_id, kind, rule, level, status, our_amount, counter_amount, gross, timing)
    select 'PDL-' || split_part(a.source_ref, ' ', 3), a.statement_id, a.branch_id, 1, 'M11', 2, 1, a.amount, a.amount, 0, 0
    from statement_row a where a.source_ref like 'large 1 %' and split_part(a.source_ref, ' ', 3)::int <= 100
    returning match_id, match_no)
  insert into statement_match_row (match_id, row_id, branch_id, side, held)
  select made.match_id, r.row_id, r.branch_id, r.side, 0 from made join statement_row r
    on r.source_ref in ('large 1 ' || split_part(made.match_no, '-', 2), 'large 2 ' || split_part(made.match_no, '-', 2))`,
  'analyze statement_row',
];

const nodes = ({ page }: Visitor) =>
  page.$$eval('[data-pane]', (panes) => panes.reduce((sum, pane) => sum + pane.querySelectorAll('*').length, 0));
const optionsOf = ({ page }: Visitor) => page.$$eval('[data-pane] [role=option]', (rows) => rows.length);
const at = ({ page }: Visitor) => page.$eval('[data-pane]:focus', (pane) => pane.getAttribute('aria-activedescendant'));

const filteredTo = ({ page }: Visitor, no: string) =>
  page.waitForFunction(
    (wanted) => {
      const rows = [...document.querySelectorAll('[data-pane="1"] [role=option]')];
      return rows.length === 1 && rows[0]?.textContent.includes(wanted);
    },
    {},
    no,
  );

onPostgres(
  'two panes of fifty thousand rows hold what is in sight, and a key asks for nothing but its suggestions',
  async () => {
    const database = new PgClient({ connectionString: server().databaseUrl });
    await database.connect();
    for (const text of FILLED) await database.query(text);
    const client = await signedIn(server().origin, 'op.hubei');
    // The first confirmation writes a difference for each of the documents; nobody waits for that in a browser.
    const { rows: first } = await database.query<{ matchId: string; version: number }>(
      `select match_id as "matchId", version from statement_match where match_no = 'PDL-1'`,
    );
    await client.data(workbenchApi.confirm, first[0]!);
    const visitor = await enter();
    const { page } = visitor;
    await visitor.signIn('op.hubei', `/reconciliation/checkDiffList?statementId=${statementId}`);
    await page.waitForFunction(() => document.querySelectorAll('[data-pane] [role=option]').length > 20);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-side]')].every((pane) => /\d{3,} 行/.test(pane.textContent)),
    );
    const shown = await optionsOf(visitor);
    expect(await nodes(visitor)).toBeLessThanOrEqual(MOST_NODES);
    await page.focus('[data-pane="1"]');
    const start = await at(visitor);

    // Each key moves by one row and draws the same rows again; the rows of a page are asked for once.
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/order-bill/')) asked.push(pathname.slice(pathname.lastIndexOf('/') + 1));
    });
    const drawn = await page.evaluateHandle(() => {
      const seen = { added: 0 };
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) seen.added += addedNodes.length;
      }).observe(document.querySelector('[data-pane="1"]')!, { childList: true, subtree: true });
      return seen;
    });
    const KEYS = 60;
    for (let left = KEYS; left > 0; left -= 1) await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
      (before) => document.querySelector('[data-pane]:focus')?.getAttribute('aria-activedescendant') !== before,
      {},
      start,
    );
    expect(await optionsOf(visitor)).toBeLessThanOrEqual(shown + 20);
    expect(await nodes(visitor)).toBeLessThanOrEqual(MOST_NODES);
    // A row and its cells for each that comes into sight, whatever the statement has.
    expect(await drawn.evaluate(({ added }) => added)).toBeLessThanOrEqual(3 * KEYS);
    expect(asked.filter((name) => name === 'page')).toEqual([]);
    expect(asked.filter((name) => name === 'candidates').length).toBeLessThanOrEqual(KEYS);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.matches('[data-pane="2"]'));

    // To the end of a page, and beyond: the next five hundred come, and what is in the page stays as it is.
    await page.$eval('[data-pane="2"]', (pane) => pane.scrollTo(0, pane.scrollHeight));
    await page.waitForFunction(
      (rows) => document.querySelector('[data-pane="2"] > div')!.clientHeight > rows * 40,
      {},
      PAGE,
    );
    expect(await nodes(visitor)).toBeLessThanOrEqual(MOST_NODES);

    // One of them is looked for and confirmed by keys.
    await page.keyboard.press('/');
    await page.keyboard.type('CKL000042');
    await filteredTo(visitor, 'CKL000042');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[data-pane]'));
    if (await page.evaluate(() => document.activeElement?.matches('[data-pane="2"]')))
      await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('[aria-current=true]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('[data-pane="1"] [role=option]').length === 0);
    const { rows } = await database.query(`select status from statement_match where match_no = 'PDL-42'`);
    expect(rows).toEqual([{ status: 2 }]);
    const [action] = (await client.data(workbenchApi.actions, { statementId, pageSize: 20 })).records;
    expect(action).toMatchObject({ count: 1, canUndo: true });
    await database.end();
  },
);
