import { endpoints } from '../../src/contract';
import type { Endpoint } from '../../src/contract/endpoint';
import { CLASS_RATES, costOf, ENDPOINT_SHARE, STRANGERS } from '../../server/http/callRates';
import { read } from './repository';

/*
 * What is dear has a rate of its own. That a call is dear is read off its kind (`costOf`) or, of those that compute, off
 * its name: whoever adds one says what it costs.
 */

/** The last names of a path and the name of the call: what it does. */
const DEAR = /^(?:run|sum|rank|trial|recalc|recheck|recompute|backtest|dryRun|generate|rerun|scan|simulate|repair)$/i;
const doing = (name: string, { path }: Endpoint) =>
  [name.split('.')[1] ?? '', ...path.split('/').slice(-2)].some((one) => DEAR.test(one));

/** They do little, whatever they are called. */
const CHEAP: ReadonlySet<string> = new Set([
  // Looks a chain up.
  'approvalApi.trial',
]);

/** The rows of the table below a heading of a page. */
function tableBelow(page: string, heading: string) {
  const lines = read(page).split('\n');
  const from = lines.findIndex((line) => line === heading);
  const first = lines.findIndex((line, i) => i > from && line.startsWith('|'));
  const end = lines.findIndex((line, i) => i > first && !line.startsWith('|'));
  return lines.slice(first + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('what computes, runs or gathers says what it costs', () => {
  const wrong = endpoints
    .filter(([name, endpoint]) => doing(name, endpoint) && !CHEAP.has(name) && costOf(endpoint) !== 'heavy')
    .map(([name]) => name);
  expect(wrong).toEqual([]);
});

test('the rule finds what it is there for', () => {
  const found = endpoints.filter(([name, endpoint]) => doing(name, endpoint)).map(([name]) => name);
  expect(found).toEqual(expect.arrayContaining(['computeApi.recompute', 'strategyApi.backtest', 'billApi.dryRun']));
  expect(found).toEqual(expect.arrayContaining([...CHEAP]));
  const [, endpoint] = endpoints.find(([name]) => name === 'computeApi.recompute') ?? [];
  expect(endpoint && costOf({ ...endpoint, cost: undefined })).toBe('write');
});

const PAGE = 'docs/rates.md';
const HEADING = '# Rates of calls';

test('the page tells the rate of each class', () => {
  const told = tableBelow(PAGE, HEADING).map(([name = '', , ...rates]) => [
    name.replaceAll('`', ''),
    ...rates.map(Number),
  ]);
  const rates = Object.entries(CLASS_RATES).map(([name, rate]) => [
    name,
    ...[rate, rate * ENDPOINT_SHARE, rate * STRANGERS, rate * ENDPOINT_SHARE * STRANGERS],
  ]);
  expect(told).toEqual(rates);
});

test('the page names each call whose kind does not say what it costs', () => {
  const told = tableBelow(PAGE, '## Calls with a cost of their own').map((row) =>
    row.slice(0, 2).map((cell) => cell.replaceAll('`', '')),
  );
  const own = endpoints.flatMap(([, { method, path, cost }]) => (cost ? [[`${method} ${path}`, cost]] : []));
  expect([...told].sort()).toEqual([...own].sort());
});
