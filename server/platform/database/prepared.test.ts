import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './db';
import { prepared } from './prepared';

test('a query is built once for each database', () => {
  const build = jest.fn((db: Db) => ({ db }));
  const query = prepared(build);
  const [first, second] = [drizzle.mock(), drizzle.mock()];
  expect(query(first)).toBe(query(first));
  expect(query(second).db).toBe(second);
  expect(build).toHaveBeenCalledTimes(2);
});
