/*
 * Each column of the schema that names a customer, a supplier, a product or a standard follows a merge, or says why it
 * does not (docs/domain/duplicates.md#merging).
 */
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { join } from 'node:path';
import { references } from '../../server/masterReferences';
import { files, isTest } from './repository';

const MASTERS = ['customer', 'supplier', 'product', 'standard'];
/** Of a column that refers to no table by itself. */
const NAMES = /(cust|customer|supplier|product|standard|party|owner|master)(id|ids|code|codes)$/i;
const OTHERS = ['changeOf', 'scopeIds', 'mergedInto', 'sourceId', 'targetId', 'oneId', 'otherId'];

const tables = [
  ...new Set(
    files
      .filter((file) => /^server\/(areas\/[^/]+\/data|platform)\/schema\/[^/]+\.ts$/.test(file) && !isTest(file))
      .flatMap((file) => Object.values(jest.requireActual<object>(join(__dirname, '../..', file))))
      .filter((one: unknown): one is PgTable => is(one, PgTable)),
  ),
];

const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`;

function naming(table: PgTable) {
  const { columns, foreignKeys } = getTableConfig(table);
  const linked = foreignKeys
    .map((key) => key.reference())
    .filter((one) => MASTERS.includes(getTableName(one.foreignTable)));
  const isLinked = (column: PgColumn) => linked.some((one) => one.columns.includes(column));
  const isOwn = (column: PgColumn) => column.primary && MASTERS.includes(getTableName(table));
  return columns
    .filter((column) => isLinked(column) || NAMES.test(column.name) || OTHERS.includes(column.name))
    .filter((column) => !isOwn(column))
    .map(nameOf);
}

const moved = references.moved.map(({ column }) => nameOf(column));
const left = references.left.map(({ column }) => nameOf(column));

test('whatever names a master follows it, or says why not', () => {
  expect(tables.length).toBeGreaterThan(100);
  const declared = new Set([...moved, ...left]);
  expect(tables.flatMap(naming).filter((name) => !declared.has(name))).toEqual([]);
});

test('nothing is declared twice, or follows and stays', () => {
  const keys = references.moved.map(({ kind, column }) => `${kind} ${nameOf(column)}`);
  expect(keys.length).toBe(new Set(keys).size);
  expect(left.length).toBe(new Set(left).size);
  expect(left.filter((name) => moved.includes(name))).toEqual([]);
});
