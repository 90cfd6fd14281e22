import { parentPort, workerData } from 'node:worker_threads';
import { BadSheet, type SheetFault } from './badSheet';
import type { SheetRow } from './rowCollector';

export interface SheetTask {
  bytes: Uint8Array;
  maxRows: number;
}

/** Rows, piece by piece, and the end; or why there are none. */
export type SheetAnswer = { rows: SheetRow[] } | 'end' | SheetFault;

/** Rows in a message: it is unpacked in one go, and requests are answered between two. */
const AT_ONCE = 1_000;
const say = (answer: SheetAnswer) => parentPort?.postMessage(answer);

/** Reads one file in a thread of its own and ends; whoever started it sets its limits of time and memory. */
export function readOne(read: (bytes: Buffer, maxRows: number) => SheetRow[]) {
  // What readFile.ts hands over; a thread has no other way in.
  const { bytes, maxRows } = workerData as SheetTask;
  try {
    const rows = read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), maxRows);
    for (let at = 0; at < rows.length; at += AT_ONCE) say({ rows: rows.slice(at, at + AT_ONCE) });
    say('end');
  } catch (error) {
    if (!(error instanceof BadSheet)) throw error;
    say(error.fault);
  }
}
