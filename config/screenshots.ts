/* `npm run screenshots` photographs the built application on seeded data for README. */
import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Visitor } from '@tests/e2e/visitor';
import { launchBrowser } from '@tests/support/browser';
import { startServer } from '@tests/support/server';
import { argumentsOf } from './setup/usage.mjs';

const FOLDER = resolve(__dirname, '../docs/screenshots');
const MAX_KB = 250;

async function take({ page }: Visitor, name: string) {
  await page.waitForNetworkIdle();
  // Animations end.
  await new Promise((done) => setTimeout(done, 800));
  const path = `${FOLDER}/${name}.webp` as const;
  await page.screenshot({ path, type: 'webp', quality: 85 });
  const kilobytes = Math.round(statSync(path).size / 1024);
  if (kilobytes > MAX_KB) throw new Error(`${name} has ${kilobytes} KB.`);
  console.log(`docs/screenshots/${name}.webp: ${kilobytes} KB`);
}

async function main() {
  argumentsOf('npm run screenshots: photographs the built application on example data into docs/screenshots.');
  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const admin = await Visitor.enter(browser, server.origin);
    await admin.open('/login');
    await admin.page.waitForSelector('input[autocomplete="username"]');
    await take(admin, 'login');
    await admin.signIn('admin.hq', '/dashboard');
    await take(admin, 'dashboard');
    await admin.open('/sale/tradeFairManage');
    await admin.page.waitForSelector('tr[data-row-key]');
    await take(admin, 'trade-fairs');
    await admin.open('/sale/saleShowEdit?id=70004');
    await admin.page.waitForSelector('[id$=edit_subject]');
    await take(admin, 'trade-fair');
  } finally {
    await browser.close();
    await server.stop();
  }
}

void main();
