/*
 * `npm run check`: a minute before a commit. `npm test` (`all`): everything, as CI does. `npm run nightly`: the same with
 * longer runs and with development builds, which complain. Each step runs even when one before it failed, so that one run
 * tells all there is to mend.
 */
import { affectedBy, changedFiles } from './check/affected.mjs';
import { printCaps } from './check/caps.mjs';
import { BUILD, checkRun, DEAD_CODE, FORMAT, JEST, LINT, TYPES } from './check/steps.mjs';
import { knownTimes } from './check/times.mjs';
import { argumentsOf } from './setup/usage.mjs';

const MINUTE = 60;
/** Seconds for a suite that nobody has measured here. */
const unmeasured = (suite) => (suite.startsWith('tests/architecture/') ? 1 : suite.endsWith('.tsx') ? 8 : 4);
const WORKERS = 2;
/** How many of the suites that are left out are named. */
const NAMED = 8;
/** Seconds for tests, also where the steps before them were slow. */
const LEAST = 15;

const { elapsed, step, lanes, passed, end } = checkRun();

/** As many of the suites, the nearest first, as the rest of the minute has room for. */
function choose(suites) {
  const times = knownTimes();
  let room = WORKERS * 0.8 * Math.max(LEAST, MINUTE - 4 - elapsed());
  const chosen = suites.filter((suite) => {
    const takes = times.get(suite) ?? unmeasured(suite);
    if (takes > room) return false;
    room -= takes;
    return true;
  });
  return { chosen, left: suites.filter((suite) => !chosen.includes(suite)) };
}

async function check() {
  await lanes([LINT, DEAD_CODE], [TYPES, FORMAT]);
  const { chosen, left } = choose(await affectedBy(changedFiles()));
  // Without a path jest would run all.
  if (chosen.length > 0)
    await step({ name: `${chosen.length} suites near the changes`, args: [...JEST, '--runTestsByPath', ...chosen] });
  printCaps();
  if (left.length > 0) {
    const others = left.length > NAMED ? ` and ${left.length - NAMED} more` : '';
    console.log(`\nLeft to npm test: ${left.slice(0, NAMED).join(' ')}${others}`);
  }
}

/** The tests that read the build can only run when there is one. */
const tests = (env) => {
  const isBuilt = passed(BUILD);
  const projects = ['node', 'jsdom', ...(isBuilt ? ['bundle', 'e2e'] : [])];
  const name = isBuilt ? 'Tests, the built files, journeys in a browser' : 'Tests without those of the build';
  return step({ name, args: [...JEST, '--selectProjects', ...projects], env: { TOGETHER: '1', ...env } });
};

async function all() {
  // Two lanes of like length; what takes the most memory, lint and types, is in one of them.
  await lanes([BUILD, FORMAT], [LINT, TYPES, DEAD_CODE]);
  await tests();
  printCaps();
}

const LONG = {
  NIGHTLY: '1',
  FUZZ: '50000',
  KILLS: '200',
  ORDERS: '100000',
  MASTERS: '50000',
  MOUNTS: '50',
  READINGS: '200',
  YEAR: '200',
  LOOKS: 'all',
  APPROVALS: '3000',
};

async function nightly() {
  await lanes([BUILD]);
  await tests(LONG);
  await step({
    name: 'Screens with the development builds of React and antd',
    args: [...JEST, '--selectProjects', 'jsdom'],
    env: { REACT: 'development', TOGETHER: '1' },
  });
}

const RUNS = { check, all, nightly };
const [run = 'check'] = argumentsOf(
  'npm run check: a minute before a commit. npm test: everything, as CI does. npm run nightly: the same, and longer.',
  (one) => Object.hasOwn(RUNS, one),
);

await RUNS[run]();
end();
