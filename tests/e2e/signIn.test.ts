import type { Browser } from 'puppeteer';
import { launchBrowser } from '../support/browser';
import { SEED_PASSWORD } from '../support/seed';
import { type Server, startServer } from '../support/server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('the built application signs an account in and keeps it over a reload', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${server.origin}/dashboard`);
  await page.waitForSelector('input[autocomplete="username"]');
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.type('input[autocomplete="username"]', 'show.clerk');
  await page.type('input[autocomplete="current-password"]', SEED_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.location.pathname === '/dashboard');
  await page.reload();
  await page.waitForFunction(() => document.body.innerText.includes('林小雨'));
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(errors).toEqual([]);
});
