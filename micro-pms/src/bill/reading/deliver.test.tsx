/* docs/domain/property-bills.md#readings: what was read without a connection arrives once each, in one go. */
import { screen, waitFor } from '@testing-library/react';
import { answer, open, sentTo, startModule } from '@tests/support/modulePage';
import { envelope, failure } from '@tests/support/fakeServer';
import { Round } from './Round';
import { deliverAll } from './deliver';
import { outbox, type OutboxItem, waiting } from './outbox';

const OWNER = 'op HB';
const READ = 45;

const itemOf = (nth: number): OutboxItem => ({
  ...{ key: `k${nth}`, owner: OWNER, at: nth, meterNo: `P-${nth}` },
  form: {
    ...{ meterId: String(nth), kind: 2, period: '2026-03', date: '2026-03-08', values: ['1'] },
    ...{ overflow: 0, estimated: 0, remark: '', readTime: '2026-03-08 09:00:00', confirmCodes: [] },
  },
  pictures: [{ key: `p${nth}`, file: new File(['x'], 'meter.png', { type: 'image/png' }) }],
});

const METER = {
  ...{ meterId: '999', meterNo: 'P-999', unitText: '1-101', meterType: 1, feeType: 3, registers: 1 },
  ...{ lastDate: null, lastValues: [], readDate: null, values: [] },
};

const taken = () => envelope({ usage: '1.00', warnings: [] });
const DUE = { '/base/api/pms/reading/due': METER };

beforeEach(async () => {
  await startModule(['bill_reading']);
  for (const item of await outbox.all(OWNER)) await outbox.remove(item);
});

test('each is sent once, oldest first, and the list is read again three times for forty-five', async () => {
  answer(DUE, ({ url }) => (url.pathname.endsWith('/upload') ? envelope({ fileId: 'F1' }) : taken()));
  open(<Round header={null} />);
  await screen.findByText('P-999');
  const asked = sentTo('/due').length;
  for (let nth = READ; nth >= 1; nth -= 1) await outbox.put(itemOf(nth));
  expect(waiting.get().map(({ key }) => key)).toEqual(Array.from({ length: READ }, (_, i) => `k${i + 1}`));
  await deliverAll(OWNER);
  expect(sentTo('/reading/add').map(({ meterId }) => meterId)).toEqual(
    Array.from({ length: READ }, (_, i) => String(i + 1)),
  );
  expect([waiting.get(), await outbox.all(OWNER)]).toEqual([[], []]);
  await waitFor(() => expect(sentTo('/due').length).toBeGreaterThan(asked));
  expect(sentTo('/due').length - asked).toBeLessThanOrEqual(3);
});

test('what the server refuses stays with its reason; what follows a server that is away stays as it is', async () => {
  await outbox.refresh(OWNER);
  for (const nth of [1, 2, 3, 4]) await outbox.put(itemOf(nth));
  let sent = 0;
  answer(DUE, ({ url }) => {
    if (url.pathname.endsWith('/upload')) return envelope({ fileId: 'F1' });
    sent += 1;
    if (sent === 2) return failure(48_021, '读数小于上次');
    return sent === 3 ? new Response('<h1>502 Bad Gateway</h1>', { status: 502 }) : taken();
  });
  await deliverAll(OWNER);
  expect(waiting.get().map(({ key, problem }) => [key, problem])).toEqual([
    ['k2', '读数小于上次'],
    ['k3', undefined],
    ['k4', undefined],
  ]);
  // The photo of the third has arrived: it is not sent again.
  answer(DUE, () => taken());
  await deliverAll(OWNER);
  expect(waiting.get().map(({ key }) => key)).toEqual(['k2']);
});

test('readings of another company are sent, and are not shown among those of this one', async () => {
  await outbox.refresh('op WH');
  await outbox.put(itemOf(1));
  expect(waiting.get()).toEqual([]);
  answer(DUE, ({ url }) => (url.pathname.endsWith('/upload') ? envelope({ fileId: 'F1' }) : taken()));
  await deliverAll(OWNER);
  expect(sentTo('/reading/add')).toHaveLength(1);
  expect(waiting.get()).toEqual([]);
});
