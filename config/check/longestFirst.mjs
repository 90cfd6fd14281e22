import { relative } from 'node:path';
import { ROOT } from '../setup/main.mjs';
import { knownTimes } from './times.mjs';

/** Where nobody has measured: what waits for a browser, for kills or for a whole area takes longest. */
const GUESSES = [
  [/^\.cache\/together\//, 60],
  [/^tests\/(e2e\/acc|durability\/(ex|im)port)/, 50],
  [/^tests\/(e2e|durability)\/|fuzz|newScreen/, 30],
  [/^tests\/(contract|architecture)\//, 6],
  [/\.tsx$/, 5],
];
const guess = (file) => GUESSES.find(([pattern]) => pattern.test(file))?.[1] ?? 1;

/** The order of jest's: a long suite that comes last keeps one worker busy and the others idle. */
export default class LongestFirst {
  sort(tests) {
    const times = knownTimes();
    const takes = ({ path }) => {
      const file = relative(ROOT, path);
      return times.get(file) ?? guess(file);
    };
    return [...tests].sort((a, b) => takes(b) - takes(a));
  }

  /** For `--onlyFailures`, of which nothing is kept. */
  allFailedTests(tests) {
    return tests;
  }

  shard(tests, { shardIndex, shardCount }) {
    return tests.filter((_, i) => i % shardCount === shardIndex - 1);
  }

  cacheResults() {}
}
