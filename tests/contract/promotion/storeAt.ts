import { main } from '../../support/backends';
import type { Step } from '../../support/onStore';
import { openPromotions } from './promotions';

/** Data of its own, with a backend on them at moments of the test's choice. */
export async function openMoments(env: Record<string, string> = {}, engine = main) {
  const data = await engine.data();
  return {
    /** On the data while no backend has them open. */
    onStore: (...steps: Step[]) => hostSteps(data.env, steps),
    /** The backend at this moment, for as long as the work takes. */
    async at<T>(clock: string, work: (world: Awaited<ReturnType<typeof openPromotions>>) => Promise<T>): Promise<T> {
      const world = await openPromotions(() => hostBackend({ ...env, ...data.env, CLOCK: clock }));
      try {
        return await work(world);
      } finally {
        await world.backend.stop();
      }
    },
    remove: data.remove,
  };
}
export type Moments = Awaited<ReturnType<typeof openMoments>>;
