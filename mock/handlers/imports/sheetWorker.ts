import { parentPort, workerData } from 'node:worker_threads';
import { BadSheet } from '../../rules/sheet/badSheet';
import { readSheet } from '../../rules/sheet/readSheet';

/* Reads one file in a thread of its own and ends; whoever started it sets its limits of time and memory. */

export interface SheetTask {
  bytes: Uint8Array;
  maxRows: number;
}

// What readFile.ts hands over; a thread has no other way in.
const { bytes, maxRows } = workerData as SheetTask;

try {
  parentPort?.postMessage({ rows: readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), maxRows) });
} catch (error) {
  if (!(error instanceof BadSheet)) throw error;
  parentPort?.postMessage({ fault: error.fault });
}
