/* docs/domain/platform.md#concurrency: a guest whose label was given or renamed is no longer what a form has loaded. */
import { ERROR } from '../../../src/contract/error-codes';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { prizeGroupApi } from '../../../src/contract/trade-fair/prizes';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';

const tradeFairId = '70001';

test('a form that was opened before the guest’s label was given or renamed does not take that back', async () => {
  const server = await main.start();
  const clerk = await signedIn(server.origin, 'show.clerk');
  const guest = async () =>
    (await clerk.data(guestApi.guestList, { tradeFairId, guestGroupId: '75003', pageSize: 500 })).records.find(
      ({ guestId }) => guestId === '74010',
    )!;
  const changes = [
    { label: '老客户', guestIds: ['74010'] },
    { label: '老客户', newLabel: '常客' },
  ];
  for (const change of changes) {
    const { guestId, version, guestName, prizeGroupLabel } = await guest();
    await clerk.data(prizeGroupApi.updatePrizeGroupLabel, { tradeFairId, ...change });
    const after = await guest();
    expect(after.prizeGroupLabel).not.toBe(prizeGroupLabel);
    const opened = { guestId, version, guestName, prizeGroupLabel };
    expect((await clerk.call(guestApi.update, opened)).code).toBe(ERROR.versionConflict);
    expect(await guest()).toEqual(after);
  }
  await server.stop();
});
