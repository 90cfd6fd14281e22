import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '../browser';

let browser: Promise<Browser> | undefined;

async function launch() {
  const userDataDir = mkdtempSync(join(tmpdir(), 'browser-'));
  const started = await launchBrowser({ pipe: true, userDataDir });
  started.once('disconnected', () => (browser = undefined));
  // Comes after puppeteer's own, which ends the browser.
  process.once('exit', () => rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 }));
  // The worker may end while it is there.
  const child = started.process();
  child?.unref();
  for (const stream of child?.stdio ?? []) if (stream && 'unref' in stream) (stream.unref as () => void)();
  return started;
}

/** The browser that this worker keeps for all its test files; whoever comes to it has a window of their own. */
export function hostBrowser(): Promise<Browser> {
  browser ??= launch().catch((error: unknown) => {
    browser = undefined;
    throw error;
  });
  return browser;
}
