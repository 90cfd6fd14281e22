import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { DrawProof } from '../../src/contract/trade-fair/draws';

const DRAWS = join(__dirname, 'recomputeDraws.mjs');
const BRIDGE = join(__dirname, 'recomputeBridge.mjs');
const MOST_BYTES = 100_000_000;

/** What the separate program finds in proofs of draws. */
export const recomputed = (proofs: readonly DrawProof[]) =>
  new Promise<Record<string, unknown>[]>((done, fail) => {
    const child = execFile(process.execPath, [DRAWS], { maxBuffer: MOST_BYTES }, (error, out) =>
      // The program answers a list of them.
      error ? fail(new Error(error.message)) : done(JSON.parse(out) as Record<string, unknown>[]),
    );
    child.stdin!.end(JSON.stringify(proofs));
  });

/** What the separate program finds in an exported statement: its sheets, and the lines of the bridge in fen. */
export const recomputedBridge = (file: Buffer) =>
  // The program answers both.
  JSON.parse(execFileSync(process.execPath, [BRIDGE], { input: file, encoding: 'utf8' })) as {
    sheets: string[];
    found: Record<string, number>;
  };
