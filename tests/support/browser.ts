import { resolve } from 'node:path';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer';
import { findBrowser } from '../../config/setup/browser.mjs';

const ROOT = resolve(__dirname, '../..');

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What the address bar would suggest is a page of its own, and another for its AI: each new window loads both.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** A browser of its own; puppeteer gives it an empty profile and removes that at the end. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findBrowser(ROOT);
  if (!executablePath) throw new Error('There is no browser; npm test installs one.');
  return puppeteer.launch({
    executablePath,
    defaultViewport: { width: 1440, height: 900 },
    ...options,
    args: [...FLAGS, ...(options.args ?? [])],
  });
}
