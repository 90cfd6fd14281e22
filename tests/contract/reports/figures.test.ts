/* docs/domain/reports.md#figures-open-their-rows: each figure is as many rows as it opens. */
import fc from 'fast-check';
import { contentReadApi } from '../../../src/contract/reports/reads';
import { VISIT_GROUP, type VisitCell, visitsApi } from '../../../src/contract/reports/visits';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { checkAsync } from '../../support/property';
import { opened } from './drills';

let server: HostedBackend;
let people: Client[];

beforeAll(async () => {
  server = await main.start();
  people = [await signedIn(server.origin, 'admin.hq'), await signedIn(server.origin, 'op.hubei')];
});
afterAll(() => server.stop());

const day = fc.integer({ min: 1, max: 35 });
const dayBefore = (days: number) => new Date(Date.UTC(2026, 2, 8) - days * 86_400_000).toISOString().slice(0, 10);
const filters = fc.record(
  {
    branchId: fc.constantFrom('FDB', 'FDB01'),
    clientKind: fc.constantFrom(0 as const, 1 as const),
    pageName: fc.constantFrom('首页', '商品', '订单'),
  },
  { requiredKeys: [] },
);

/** What the list behind each figure has to come to. */
const EXPECTED: Readonly<Record<keyof Required<VisitCell['drills']>, (row: VisitCell) => object>> = {
  pv: ({ pv, staySec }) => ({ total: pv, staySec }),
  uv: ({ uv }) => ({ total: uv }),
  custCount: ({ custCount }) => ({ total: custCount }),
  avgStaySec: ({ pv, staySec }) => ({ total: pv, staySec }),
  bounceRate: ({ bounced }) => ({ total: bounced }),
  sessions: ({ sessions }) => ({ total: sessions }),
  convertRate: ({ buyers }) => ({ total: buyers }),
  orderCount: ({ orderCount }) => ({ total: orderCount }),
};

test('every figure of fifty reports on visits opens exactly its rows', async () => {
  let compared = 0;
  await checkAsync(
    fc.asyncProperty(
      fc.tuple(day, day),
      fc.constantFrom(...Object.values(VISIT_GROUP)),
      filters,
      fc.nat(1),
      fc.nat(10_000),
      async (days, groupBy, more, person, pick) => {
        const who = people[person]!;
        const [from, to] = [...days].sort((a, b) => b - a).map(dayBefore);
        const asked = { statDate: [from!, to!] as [string, string], groupBy, pageSize: 500, ...more };
        const { records, chart } = await who.data(visitsApi.visits, asked);
        for (const { drill, pv } of chart.slice(pick % 3, (pick % 3) + 2)) {
          expect(await opened(who, drill!)).toMatchObject({ total: pv });
          compared += 1;
        }
        const row = records[pick % Math.max(records.length, 1)];
        if (!row) return;
        // `Object.entries` forgets which names there are.
        for (const [name, drill] of Object.entries(row.drills) as [
          keyof typeof EXPECTED,
          VisitCell['drills']['pv'],
        ][]) {
          expect([name, await opened(who, drill!)]).toEqual([name, expect.objectContaining(EXPECTED[name](row))]);
          compared += 1;
        }
      },
    ),
    { runs: 50 },
  );
  expect(compared).toBeGreaterThan(200);
});

test('every figure of fifty reports on reading opens exactly its people', async () => {
  const contentFilters = fc.record(
    {
      branchId: fc.constantFrom('FDB', 'FDB01'),
      contentKind: fc.constant(1 as const),
      contentTitle: fc.constantFrom('入场', '须知'),
    },
    { requiredKeys: [] },
  );
  let compared = 0;
  await checkAsync(
    fc.asyncProperty(contentFilters, fc.nat(1), async (asked, person) => {
      const who = people[person]!;
      const { records } = await who.data(contentReadApi.page, asked);
      for (const row of records)
        for (const name of ['targetCount', 'readCount', 'unreadCount'] as const) {
          expect([name, await opened(who, row.drills[name]!)]).toEqual([name, { total: row[name] }]);
          compared += 1;
        }
    }),
    { runs: 50 },
  );
  expect(compared).toBeGreaterThan(100);
});

test('a figure is one of its moment: what is told later is in neither', async () => {
  const [admin] = people;
  const [row] = (await admin!.data(visitsApi.visits, { statDate: ['2026-02-20', '2026-03-07'], pageSize: 500 }))
    .records;
  const { pv } = row!.drills;
  const before = { ...pv!, asOf: '2026-02-24 00:00:00' };
  expect((await opened(admin!, before)).total).toBeLessThanOrEqual(row!.pv);
  expect((await opened(admin!, { ...before, asOf: '2026-02-01 00:00:00' })).total).toBe(0);
});

test('who may not open a list gets a figure and no way to it', async () => {
  const auditor = await signedIn(server.origin, 'audit.ro');
  const { records } = await auditor.data(visitsApi.visits, { statDate: ['2026-03-01', '2026-03-07'] });
  // An auditor looks at details, and at orders.
  expect(Object.keys(records.find(({ clientKind }) => clientKind === 0)?.drills ?? {})).toEqual(
    expect.arrayContaining(['pv', 'uv', 'custCount', 'orderCount']),
  );
});
