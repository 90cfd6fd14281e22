import type { Page } from 'puppeteer';

/** Ten times a second: asked at each frame, as puppeteer does, a browser without a screen draws frames for that alone. */
const POLLING_MS = 100;

/** Waited for as long as it takes on a machine that does other work as well; a journey has a limit of its own. */
const PATIENCE_MS = 90_000;

/** A window in which nothing moves: what is waited for is the product. */
export async function prepare(page: Page) {
  page.setDefaultTimeout(PATIENCE_MS);
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (what, options, ...rest) => wait(what, { polling: POLLING_MS, ...options }, ...rest);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
}
