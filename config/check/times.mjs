import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../setup/main.mjs';

const FILE = join(ROOT, '.cache/test-times.json');

/** How many seconds each suite took when it was last run here. */
export function knownTimes() {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(FILE, 'utf8'))));
  } catch {
    return new Map();
  }
}

/** A reporter of jest's that keeps them: `npm run check` chooses by it what a minute has room for. */
export default class Times {
  #took = [];

  onTestResult(_, { testFilePath, perfStats, skipped }) {
    if (!skipped) this.#took.push([relative(ROOT, testFilePath), (perfStats.end - perfStats.start) / 1000]);
  }

  onRunComplete() {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(Object.fromEntries([...knownTimes(), ...this.#took]), undefined, 1));
  }
}
