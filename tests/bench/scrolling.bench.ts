/* P11 of the budgets: five thousand rows of a pane of the workbench are scrolled, by turns with TanStack Virtual. */
import type { Browser, Page } from 'puppeteer';
import { change } from '../contract/tasks/exports';
import { Visitor } from '../e2e/visitor';
import { launchBrowser } from '../support/browser';
import { startServer } from '../support/server';
import { byTurns, middle } from './byTurns';
import { startFloor } from './floors/floors';
import { report } from './report';
import { taskMs } from './visit';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const statementId = '92003';
const ROWS = 5_000;
const ROW = 40;
const PANE = '[data-pane]';

/** Documents of ours, besides those of the example. */
const FILLED = `insert into statement_row (statement_id, branch_id, side, bill_type, source_ref, no, key, doc_date, amount)
  select statement_id, branch_id, 1, 1, 'large ' || n, 'CKL' || lpad(n::text, 6, '0'), '1L' || n,
    period_start + (n % 27)::integer, 5000000 + n * 7
  from statement, generate_series(1, ${ROWS}) as n where statement_id = ${statementId}`;

interface Scrolled {
  lost: number;
  /** ms of the main thread for a frame. */
  cpu: number;
}

/**
 * Runs in the page, as text, for what translates this file would put calls into it that are not there: three rows further
 * with each frame, and how many frames of a sixtieth of a second did not come.
 */
const SCROLL = `(frames) => new Promise((done) => {
  const pane = document.querySelector('${PANE}');
  const end = Math.min(pane.scrollHeight, ${ROWS * ROW}) - pane.clientHeight;
  let lost = 0;
  let left = frames;
  let last = performance.now();
  const next = (now) => {
    lost += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    left -= 1;
    pane.scrollTop = (pane.scrollTop + ${3 * ROW}) % end;
    if (left > 0) requestAnimationFrame(next);
    else done(lost);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(next);
  });
})`;
const FRAMES = 600;

async function scrolled(page: Page): Promise<Scrolled> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.$eval(PANE, (pane) => pane.scrollTo(0, 0));
  const before = await taskMs(session);
  const lost = (await page.evaluate(`(${SCROLL})(${FRAMES})`)) as number;
  const cpu = ((await taskMs(session)) - before) / FRAMES;
  await session.detach();
  return { lost, cpu };
}

/** The workbench, once all rows of its first pane are there: five hundred come at a time. */
async function openPane(browser: Browser, origin: string) {
  const visitor = await Visitor.enter(browser, origin);
  const { page } = visitor;
  await visitor.signIn('op.hubei', `/reconciliation/checkDiffList?statementId=${statementId}`);
  await page.waitForFunction((pane) => document.querySelectorAll(`${pane} [role=option]`).length > 10, {}, PANE);
  await page.waitForFunction(
    (selector, height) => {
      const pane = document.querySelector(selector);
      pane?.scrollTo(0, pane.scrollHeight);
      return (pane?.scrollHeight ?? 0) >= height;
    },
    { polling: 100 },
    PANE,
    ROWS * ROW,
  );
  await page.waitForNetworkIdle({ idleTime: 500 });
  return visitor;
}

async function main() {
  const server = await startServer({ prepare: (data) => void change(data, FILLED) });
  const floor = await startFloor('scroll');
  const browser = await launchBrowser();
  try {
    const own = await openPane(browser, server.origin);
    const size = await own.page.$eval(PANE, (pane) => ({ width: pane.clientWidth, height: pane.clientHeight }));
    const bare = await Visitor.enter(browser, floor.origin);
    await bare.open(`/?rows=${ROWS}&height=${size.height}&width=${size.width}`);
    await bare.page.waitForSelector('[role=option]');
    const look =
      ({ page }: Visitor) =>
      async () => {
        await page.bringToFront();
        return scrolled(page);
      };
    const seen = await byTurns(ROUNDS, { bare: look(bare), own: look(own) });
    const lost = { value: middle(seen.own.map((one) => one.lost)), floor: middle(seen.bare.map((one) => one.lost)) };
    const cpu = { value: middle(seen.own.map((one) => one.cpu)), floor: middle(seen.bare.map((one) => one.cpu)) };
    report('scrolling', [
      {
        ...{ id: 'P11', what: `${ROWS} rows scrolled: frames lost of ${FRAMES}`, unit: '', exact: false },
        ...{ ...lost, must: lost.floor + 5, goal: lost.floor },
      },
      { id: '', what: 'the same: main thread for a frame', ...cpu, unit: 'ms', exact: false },
    ]);
  } finally {
    await browser.close();
    await floor.stop();
    await server.stop();
  }
}

void main();
