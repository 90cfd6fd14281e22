/* docs/domain/duplicates.md#the-queue: which pairs wait, for whom, and who finds them. */
import { ERROR } from '../../../src/contract/error-codes';
import { DUPLICATE_KIND, DUPLICATE_VERDICT, duplicateApi } from '../../../src/contract/master-data/duplicates';
import { type Moments, openMoments } from '../promotion/storeAt';
import { customer, kind, NOW, pairsOf, REASON, scan } from './duplicateRows';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

test('a cluster of three is named as one, and a pair whose record is merged away is gone', async () => {
  await moments.onStore(
    customer({ id: 'X1', name: '武汉仁济大药房' }),
    customer({ id: 'X2', name: '武汉仁济大药房有限公司' }),
    customer({ id: 'X3', name: '仁济大药房（武汉）有限公司' }),
    scan,
  );
  await moments.at(NOW, async ({ admin }) => {
    expect((await pairsOf(admin)).map(([, , , size]) => size)).toEqual([3, 3, 3]);
  });
  await moments.onStore(
    { sql: `update customer set status = 9 where cust_id = 'X3'` },
    { duplicates: '2026-03-08 11:00:00', kind, changed: 'X3' },
  );
  await moments.at('2026-03-08 12:00:00', async ({ admin }) => {
    expect(await pairsOf(admin)).toEqual([['X1', 'X2', DUPLICATE_VERDICT.likely, 2]]);
  });
});

test('pairs are for those who have the button of their kind', async () => {
  const mine = { sql: `delete from role_button where button_code = 'customerEntry_duplicates'` };
  await moments.onStore(mine);
  await moments.at(NOW, async ({ admin }) => {
    expect(await admin.call(duplicateApi.page, { kind: DUPLICATE_KIND.goods })).toMatchObject({ code: 200 });
    const pairs = [{ oneId: 'C128', otherId: 'C160' }];
    for (const answer of [
      await admin.call(duplicateApi.page, { kind }),
      await admin.call(duplicateApi.decide, { kind, pairs, decision: 1, reason: REASON }),
    ])
      expect(answer).toMatchObject({ status: 403, code: ERROR.notGranted });
  });
});

test('the job of the night scans what has changed, once', async () => {
  await moments.onStore(
    customer({ id: 'X1', name: '武汉仁济大药房' }),
    customer({ id: 'X2', name: '武汉仁济大药房有限公司' }),
    { nightlyScan: '2026-03-09 02:59:00' },
  );
  await moments.at('2026-03-09 02:30:00', async ({ admin }) => expect(await pairsOf(admin)).toEqual([]));
  await moments.onStore({ nightlyScan: '2026-03-09 03:00:00' }, { nightlyScan: '2026-03-09 03:01:00' });
  await moments.at('2026-03-09 03:02:00', async ({ admin }) => {
    const { records } = await admin.data(duplicateApi.page, { kind, pageSize: 500 });
    expect(records.filter(({ one }) => one.id === 'X1')).toMatchObject([{ foundTime: '2026-03-09 03:00:00' }]);
  });
});

test('a scan that was cut short is continued where it stood', async () => {
  await moments.onStore(
    customer({ id: 'X1', name: '武汉仁济大药房' }),
    customer({ id: 'X2', name: '武汉仁济大药房有限公司' }),
    customer({ id: 'X3', name: '仁济大药房（武汉）有限公司' }),
    {
      sql: `insert into job (kind, key, payload, progress, state, run_at, created_at)
        values ('scanDuplicates', '2 2026-03-09', '{"kind":2}', '{"step":"facts","after":"X1"}', 0, now(), now())`,
    },
    { sql: `update job set run_at = '2026-03-08', created_at = '2026-03-08'` },
    { nightlyScan: '2026-03-09 03:00:00' },
  );
  // The scan had passed X1 already, which has no facts yet.
  await moments.at('2026-03-09 03:02:00', async ({ admin }) =>
    expect(await pairsOf(admin)).toEqual([['X2', 'X3', DUPLICATE_VERDICT.likely, 2]]),
  );
});
