import type { Page } from 'puppeteer';

/** What a page holds after the garbage is gone. */
export interface Memory {
  /** MB of JavaScript. */
  heap: number;
  nodes: number;
  listeners: number;
}

const MB = 1024 * 1024;

export async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  // What finalizers let go of is garbage only the next time.
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { heap: value('JSHeapUsedSize') / MB, nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
