/* docs/domain/duplicates.md#duplicates: what is alike is found, shown to whom it concerns, and decided. */
import { ERROR } from '../../../src/contract/error-codes';
import { DUPLICATE_DECISION, DUPLICATE_VERDICT, duplicateApi } from '../../../src/contract/master-data/duplicates';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';
import { customer, kind, NOW, pairsOf, REASON, scan } from './duplicateRows';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const checked = (client: Client, name: string, more: object = {}) =>
  client.data(duplicateApi.check, { kind, form: { name, regionId: '420103', ...more } });

test('D50: a decided pair is shown again when the name of one changes', async () => {
  await moments.onStore(
    customer({ id: 'X1', name: '武汉仁济大药房' }),
    customer({ id: 'X2', name: '武汉任济大药房' }),
    scan,
  );
  await moments.at(NOW, async ({ admin }) => {
    expect(await pairsOf(admin)).toEqual([['X1', 'X2', DUPLICATE_VERDICT.possible, 2]]);
    const { candidates } = await admin.data(duplicateApi.check, {
      ...{ kind, excludeId: 'X1', form: { name: '武汉仁济大药房', regionId: '420103' } },
    });
    expect(candidates.map(({ id, verdict }) => [id, verdict])).toEqual([['X2', DUPLICATE_VERDICT.possible]]);
    const pairs = [{ oneId: 'X2', otherId: 'X1' }];
    expect(await admin.data(duplicateApi.decide, { kind, pairs, decision: 1, reason: REASON })).toEqual({ decided: 1 });
    expect(await pairsOf(admin)).toEqual([]);
    expect(await pairsOf(admin, DUPLICATE_DECISION.different)).toHaveLength(1);
    const again = await admin.data(duplicateApi.check, {
      ...{ kind, excludeId: 'X1', form: { name: '武汉仁济大药房', regionId: '420103' } },
    });
    expect(again.candidates.map(({ id }) => id)).not.toContain('X2');
  });
  // The scan of the next night lists it no more.
  await moments.onStore({ duplicates: '2026-03-09 03:00:00', kind });
  await moments.at('2026-03-09 10:00:00', async ({ admin }) => expect(await pairsOf(admin)).toEqual([]));
  await moments.onStore(
    { sql: `update customer set cust_name = '武汉仁济大药房' where cust_id = 'X2'` },
    { duplicates: '2026-03-09 11:00:00', kind, changed: 'X2' },
  );
  await moments.at('2026-03-09 12:00:00', async ({ admin }) => {
    const { records } = await admin.data(duplicateApi.page, { kind, pageSize: 500 });
    const found = records.filter(({ one }) => one.id === 'X1');
    expect(found).toMatchObject([{ verdict: DUPLICATE_VERDICT.likely, foundTime: '2026-03-09 11:00:00' }]);
    // The newest stands first.
    expect(records[0]).toEqual(found[0]);
    expect(await pairsOf(admin, DUPLICATE_DECISION.different)).toEqual([]);
  });
});

test('records of other companies are counted and not named', async () => {
  await moments.onStore(
    customer({ id: 'X1', name: '武汉仁济大药房', uscc: '91420100MA4KTE5T87' }),
    customer({ id: 'X3', name: '武汉仁济大药房', branchId: 'FDC', uscc: '91420100MA4KTE5T87' }),
    scan,
  );
  await moments.at(NOW, async ({ operator, admin }) => {
    const mine = await checked(operator, '仁济药房', { uscc: '91420100MA4KTE5T87' });
    expect(mine.candidates.map(({ id, verdict }) => [id, verdict])).toEqual([['X1', DUPLICATE_VERDICT.same]]);
    expect(mine.outOfScope).toBe(1);
    expect(JSON.stringify(mine)).not.toContain('X3');
    const all = await checked(admin, '仁济药房', { uscc: '91420100MA4KTE5T87' });
    expect(all.candidates.map(({ id }) => id)).toEqual(['X1', 'X3']);
    expect(all.outOfScope).toBe(0);
    // A pair with a record out of sight is none of his.
    expect(await pairsOf(operator)).toEqual([]);
    expect(await pairsOf(admin)).toEqual([['X1', 'X3', DUPLICATE_VERDICT.same, 2]]);
    const pairs = [{ oneId: 'X1', otherId: 'X3' }];
    expect(await operator.call(duplicateApi.decide, { kind, pairs, decision: 1, reason: REASON })).toMatchObject({
      code: ERROR.notFound,
    });
  });
});

test('the answer names the facts, masked where lists mask them, and other shops of the brand', async () => {
  await moments.onStore(
    customer({ id: 'X1', name: '武汉仁济大药房', phone: '13907110001' }),
    customer({ id: 'X2', name: '武汉仁济大药房中山路店' }),
    customer({ id: 'X4', name: '武汉康宁大药房' }),
    scan,
  );
  await moments.at(NOW, async ({ admin }) => {
    const { candidates } = await checked(admin, '仁济药房', { phones: ['139 0711 0001'] });
    expect(candidates.map(({ id, isSameBrand }) => [id, isSameBrand])).toEqual([
      ['X1', false],
      ['X2', true],
    ]);
    expect(candidates[0]?.facts).toEqual([
      { fact: 'brand', agrees: true, mine: '仁济', theirs: '仁济' },
      { fact: 'region', agrees: true, mine: '武汉市', theirs: '武汉市' },
      { fact: 'kind', agrees: true, mine: '药房', theirs: '大药房' },
      { fact: 'marker', agrees: true, mine: '', theirs: '' },
      { fact: 'phone', agrees: true, mine: '139****0001', theirs: '139****0001' },
    ]);
    expect(candidates[1]?.vetoes).toEqual(['MARKER']);
  });
});
