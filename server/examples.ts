import type { DemoOptions } from '../mock/examples/demoOptions';
import type { Db } from './platform/database/db';

/** The only door to the examples, opened where somebody wants them: production runs without. */
const examples = () => import('../mock/examples');

export const seedExamples = async (db: Db, demo: DemoOptions) => (await examples()).seedExamples(db, demo);

export const exampleUsers = async () => (await examples()).exampleUsers;
