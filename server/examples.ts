import type { DemoOptions } from '../mock/examples/demoOptions';
import type { Db } from './platform/database/db';

type Examples = typeof import('../mock/examples');

/** The only door to the examples, opened where somebody wants them: production runs without. */
let examples = (): Promise<Examples> => import('../mock/examples');

/** `umi dev` loads the backend by a loader that does not follow such an import: it brings them along. */
export function bringExamples(brought: Examples) {
  examples = () => Promise.resolve(brought);
}

export const seedExamples = async (db: Db, demo: DemoOptions) => (await examples()).seedExamples(db, demo);

export const seedDemoAccounts = async (db: Db, demo: DemoOptions) => (await examples()).seedDemoAccounts(db, demo);

export const exampleUsers = async ({ accounts }: Pick<DemoOptions, 'accounts'>) => {
  const { exampleUsers: users, demoUsers } = await examples();
  return accounts ? [...users, ...demoUsers] : users;
};
