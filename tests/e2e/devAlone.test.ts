/* `npm run dev:pms`: the property module alone, with a backend beside it. It builds for half a minute, so at night. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../support/freePort';
import { isReached } from '../support/isReached';
import { SEED_PASSWORD } from '../support/seed';

const ROOT = resolve(__dirname, '../..');
const atNight = process.env.NIGHTLY ? test : test.skip;
/** As Umi prints it. */
const ADDRESS = /(http:\/\/(?:localhost|127\.0\.0\.1):\d+)/;

let child: ChildProcess | undefined;
let printed = '';
const dataDir = mkdtempSync(join(tmpdir(), 'dev-pms-'));
afterAll(async () => {
  if (child?.pid) {
    const over = new Promise((done) => child?.once('exit', done));
    process.kill(-child.pid, 'SIGTERM');
    await over;
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** The backend says so; the page may be there before it. */
const BACKEND = /^ready http/m;

/** Where it listens, once it and the backend answer. */
async function address() {
  for (;;) {
    if (child?.exitCode !== null) throw new Error(`It has ended:\n${printed}`);
    const found = [...printed.matchAll(new RegExp(ADDRESS, 'g'))].map(([, origin = '']) => origin);
    for (const origin of BACKEND.test(printed) ? found : []) {
      const answer = await fetch(`${origin}/micro-pms/home`).catch(() => undefined);
      if (answer?.ok && (await answer.text()).includes('micro-pms-root')) return origin;
    }
    await new Promise((done) => setTimeout(done, 500));
  }
}

atNight('it starts, says that its sign-in is a stand-in, signs in by it and shows the figures', async () => {
  const PORT = String(await freePort());
  child = spawn(process.execPath, [join(ROOT, 'config/dev.mjs'), '--pms'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, BROWSER: 'none', SEED_PASSWORD, PORT },
  });
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const origin = await address();
  expect(new URL(origin).port).toBe(PORT);
  const context = await (await hostBrowser()).createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    await page.goto(`${origin}/micro-pms/home`);
    expect(await isReached(new URL(origin).port, '127.0.0.2')).toBe(false);
    const sees = (text: string) => page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
    await sees('Development only: this sign-in stands in for the console');
    // The accounts of the example fill the form.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#username')?.value);
    await page.locator('::-p-xpath(//button[normalize-space(.)="Sign in"])').click();
    await sees('出租率');
    await page.locator('::-p-xpath(//button[normalize-space(.)="unit"])').click();
    await sees('批量生成');
    await sees('Development only');
  } finally {
    await context.close();
  }
});
