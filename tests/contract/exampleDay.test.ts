/* docs/domain/platform.md#example-company: nothing that the examples tell of lies ahead of the clock. */
import { salesOrderApi } from '../../src/contract/orders/orders';
import { fromShanghai } from '../../server/platform/clock';
import { exampleDay } from '../../server/start';
import { main } from '../support/backends';
import { signedIn } from '../support/client';
import { TEST_ENV } from '../support/server';

test('before seven in the morning the examples are of the day before', () => {
  const dayAt = (time: string) => exampleDay(fromShanghai(time));
  expect(['00:00:00', '06:59:59', '07:00:00', '23:59:59'].map((time) => dayAt(`2026-03-08 ${time}`))).toEqual([
    ...['2026-03-07', '2026-03-07', '2026-03-08', '2026-03-08'],
  ]);
});

test('the last order of the examples is of their day, and was placed before seven', async () => {
  const backend = await main.start();
  const admin = await signedIn(backend.origin, 'admin.hq');
  const day = TEST_ENV.SEED_DAY;
  const { records } = await admin.data(salesOrderApi.page, {
    ...{ orderTime: [`${day} 00:00:00`, `${day} 23:59:59`], orderBy: 'orderTime', orderDir: 'desc' },
  });
  expect(records.length).toBeGreaterThan(1);
  for (const { orderTime } of records) expect(exampleDay(fromShanghai(orderTime))).toBe('2026-03-07');
  await backend.stop();
});
