/*
 * What tests try out in a process of its own, in one program: bundled apart, each would be as large as the server. The
 * first argument names it, the others are its own.
 */
const TRIES = {
  foreignRows: () => import('./foreignRows'),
  migrated: () => import('./migrated'),
  tryJobs: () => import('./tryJobs'),
  tryRuns: () => import('./tryRuns'),
  tryStore: () => import('./tryStore'),
};
export type Try = keyof typeof TRIES;

const [name] = process.argv.splice(2, 1);
const load = Object.entries(TRIES).find(([one]) => one === name)?.[1];
if (!load) throw new Error(`There is no ${name}.`);
// Each begins when it is loaded.
void load();
