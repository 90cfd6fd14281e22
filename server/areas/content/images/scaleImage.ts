import { SECOND } from '../../../platform/clock';
import { inThread } from '../../../platform/thread';
import type { ScaleAnswer, ScaleTask } from './scaleTask';

/** Time and heap of the thread; what an image takes beside the heap is bounded by its pixels (scale.ts). */
const LIMITS = { ms: 60 * SECOND, megabytes: 512 };

/** The smaller copies of an image, made in a thread; one that exceeds its time or memory is ended, and there are none. */
export const scaleImage = (task: ScaleTask): Promise<ScaleAnswer> =>
  inThread<ScaleAnswer>(
    { folder: __dirname, name: 'scaleWorker', data: task, limits: LIMITS },
    {
      // What scaleWorker.ts says.
      hear: (said, { answer }) => answer(said as ScaleAnswer),
      exceeded: ({ answer }) => answer('refused'),
    },
  );
