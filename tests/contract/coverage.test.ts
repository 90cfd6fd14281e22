import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { endpoints } from '../../src/contract';

interface Call {
  method: string;
  path: string;
  /** 1: the call is given, and not its path (docs/domain/platform.md#given-calls). */
  assumedPath: 0 | 1;
}

const calls: Call[] = JSON.parse(readFileSync(resolve(__dirname, 'calls.json'), 'utf8'));
/** The names of path parameters are ours. */
const keyOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/\{\w+\}|:\w+/g, '{}')}`;
const specified = new Map(calls.map((call) => [keyOf(call), call]));
const contract = new Map(endpoints.map(([name, endpoint]) => [keyOf(endpoint), { name, ...endpoint }]));

test('121 calls are given, 24 of them without a path', () => {
  expect(specified.size).toBe(121);
  expect(calls.filter(({ assumedPath }) => assumedPath)).toHaveLength(24);
});

test('no two endpoints share method and path', () => {
  expect(contract.size).toBe(endpoints.length);
});

test('what is not given is marked as assumed, and nothing else is', () => {
  const unmarked = [...contract].filter(([key, { assumed }]) => !assumed && !specified.has(key));
  const overmarked = [...contract].filter(([key, { assumed }]) => assumed && specified.get(key)?.assumedPath === 0);
  expect(unmarked.map(([, { name }]) => name)).toEqual([]);
  expect(overmarked.map(([, { name }]) => name)).toEqual([]);
});

test('every write is logged', () => {
  expect(endpoints.filter(([, { write, log }]) => write && !log).map(([name]) => name)).toEqual([]);
});

test('what is read, and changed besides, is an object that some write is logged for', () => {
  const objects = new Set(endpoints.flatMap(([, { log }]) => (log ? [log[1]] : [])));
  const unknown = endpoints.flatMap(([name, { reads = [], changes = [] }]) =>
    [...reads, ...changes].filter((object) => !objects.has(object)).map((object) => `${name}: ${object}`),
  );
  expect(unknown).toEqual([]);
});

test('how many of the given calls there are', () => {
  const built = [...specified.keys()].filter((key) => contract.has(key));
  process.stdout.write(`${built.length} of ${specified.size} given calls are in the contract.\n`);
  expect(built.length).toBeGreaterThan(0);
});
