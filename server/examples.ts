import type { DemoOptions } from '../mock/examples/demoOptions';
import type { Db } from './platform/database/db';

/** The only door to the examples, opened where somebody wants them: production runs without. */
const examples = () => import('../mock/examples');

export const seedExamples = async (db: Db, demo: DemoOptions) => (await examples()).seedExamples(db, demo);

/** Gives the demo pages their accounts, or takes them back. */
export async function followDemo(db: Db, demo: DemoOptions) {
  // `umi dev` loads the backend by a loader that may find none.
  const found = await examples().catch(() => undefined);
  await found?.followDemo(db, demo);
}

export const exampleUsers = async ({ accounts }: Pick<DemoOptions, 'accounts'>) => {
  const { exampleUsers: users, demoUsers } = await examples();
  return accounts ? [...users, ...demoUsers] : users;
};
