import { existsSync } from 'node:fs';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '../support/browser';

let browser: Browser;

const profileOf = (one: Browser) =>
  one
    .process()
    ?.spawnargs.find((argument) => argument.startsWith('--user-data-dir='))
    ?.split('=')[1];

test('a browser starts with an empty profile, which goes with it', async () => {
  browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('<title>后台管理系统</title><p>正文</p>');
  expect(await page.title()).toBe('后台管理系统');
  expect(await page.$eval('p', (element) => element.getBoundingClientRect().width)).toBeGreaterThan(1000);
  const profile = profileOf(browser);
  expect(existsSync(profile!)).toBe(true);
  await browser.close();
  expect(existsSync(profile!)).toBe(false);
});
