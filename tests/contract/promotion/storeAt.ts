import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pglite } from '../../support/backends';
import type { Step } from '../../support/onStore';
import { ownData } from '../../support/server';
import { openPromotions } from './promotions';

const ROOT = resolve(__dirname, '../../..');

/** Data of its own, with a backend on them at moments of the test's choice. */
export async function openMoments(env: Record<string, string> = {}) {
  const dataDir = await ownData({});
  return {
    /** On the data while no backend has them open. */
    onStore(...steps: Step[]): unknown[] {
      const script = resolve(ROOT, 'tests/support/onStore.ts');
      const args = ['--import', 'tsx', script, dataDir, JSON.stringify(steps)];
      return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })) as unknown[];
    },
    /** The backend at this moment, for as long as the work takes. */
    async at<T>(clock: string, work: (world: Awaited<ReturnType<typeof openPromotions>>) => Promise<T>): Promise<T> {
      const world = await openPromotions(() => pglite.start({ ...env, DATA_DIR: dataDir, CLOCK: clock }));
      try {
        return await work(world);
      } finally {
        await world.backend.stop();
      }
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
export type Moments = Awaited<ReturnType<typeof openMoments>>;
