import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../setup/main.mjs';
import { FOLDER } from './together.mjs';

/** Seconds that a suite takes before its first test. */
const LOADING = 3;
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
  #took = new Map();

  onTestResult(_, { testFilePath, perfStats, skipped, testResults }) {
    const file = relative(ROOT, testFilePath);
    if (skipped) return;
    if (file.startsWith(FOLDER)) this.#ofParts(testResults);
    else this.#took.set(file, (perfStats.end - perfStats.start) / 1000);
  }

  /** Where several suites run as one, the name of each stands above its tests. */
  #ofParts(testResults) {
    const parts = new Map();
    for (const { ancestorTitles, duration } of testResults)
      parts.set(ancestorTitles[0], (parts.get(ancestorTitles[0]) ?? LOADING) + (duration ?? 0) / 1000);
    for (const [file, seconds] of parts) this.#took.set(file, seconds);
  }

  onRunComplete() {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(Object.fromEntries([...knownTimes(), ...this.#took]), undefined, 1));
  }
}
