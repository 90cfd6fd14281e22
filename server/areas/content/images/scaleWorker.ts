import { parentPort, workerData } from 'node:worker_threads';
import { scaleOne } from './scale';
import type { ScaleAnswer, ScaleTask } from './scaleTask';

/** Scales one image in a thread of its own and ends; whoever started it sets its limits of time and memory. */
async function main() {
  // What scaleImage.ts hands over; a thread has no other way in.
  const { bytes, mime } = workerData as ScaleTask;
  const answer: ScaleAnswer = await scaleOne(bytes, mime).catch(() => 'refused' as const);
  parentPort?.postMessage(answer);
}

void main();
