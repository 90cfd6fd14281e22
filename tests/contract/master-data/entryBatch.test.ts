/* docs/domain/approval.md#tasks: many at once, each as if alone. */
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { commodityApplyApi, commodityEntryApi } from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { commodityForm, withScans } from './entryForms';

const NAMES = Array.from('江河湖海山川林泉松竹梅兰菊荷桂柏桐楠榕枫');

describe.each(MAIN_ENGINE)('batches of approvals ($engine)', ({ start }) => {
  let backend: Backend;
  let app: Client;
  let hq: Client;

  beforeAll(async () => {
    backend = await start();
    [app, hq] = await Promise.all([signedIn(backend.origin, 'op.hubei'), signedIn(backend.origin, 'admin.hq')]);
  });
  afterAll(() => backend.stop());

  test('D42: of fifty, forty-seven pass and three are named', async () => {
    const plain = { ...(await withScans(app, commodityForm)), firstBusiness: 0 };
    const submit = async (i: number, more: object = {}) => {
      const maker = `${NAMES[i % 20]!}${NAMES[Math.floor(i / 20)]!}制药有限公司`;
      const form = { ...plain, manufacturer: maker, approvalNo: `国药准字H${22_000_000 + i}`, ...more };
      const { entryId: id, version } = await app.data(commodityApplyApi.save, { form });
      await app.data(commodityApplyApi.submit, { id, version, dupReason: '规格与包装不同', confirm: 1 });
      const { round, stepNo, contentHash } = await hq.data(commodityEntryApi.detail, { id });
      return { id, round, stepNo, contentHash };
    };
    const items: Awaited<ReturnType<typeof submit>>[] = [];
    for (let i = 0; i < 47; i += 1) items.push(await submit(i));
    const ending = await submit(47, {
      licences: plain.licences.map((one) => ({ ...one, expiryDate: '2026-03-28' })),
    });
    // The product of the first of them, by another number: very likely one with it.
    const alike = await submit(48, {
      commonName: '盐酸左氧氟沙星片',
      manufacturer: '荆楚制药有限公司',
      approvalNo: '',
      prescriptionType: 5,
    });
    const twin = await submit(48, {
      manufacturer: '荆楚制药有限公司',
      approvalNo: '',
      prescriptionType: 5,
      packUnit: '瓶',
    });
    const gone = await submit(49);
    const { version } = await app.data(commodityEntryApi.detail, { id: gone.id });
    await app.data(commodityApplyApi.withdraw, { id: gone.id, version });
    const all = [...items, ending, twin, gone];
    expect(all).toHaveLength(50);
    expect(alike.id).not.toBe(twin.id);
    const preview = await hq.data(commodityEntryApi.batchPreview, { items: all });
    expect(preview.filter(({ ok }) => ok)).toHaveLength(47);
    const answer = await hq.call(commodityEntryApi.batchAudit, { items: all });
    expect(answer).toMatchObject({ status: 200, success: true, data: { done: 47, failed: 3 } });
    expect(answer.data.items.filter(({ ok }) => !ok).map(({ id, code }) => [id, code])).toEqual([
      [ending.id, ERROR.entryNeedsEyes],
      [twin.id, ERROR.entryNeedsEyes],
      [gone.id, ERROR.entryForbids],
    ]);
    expect(preview.map(({ ok, code }) => [ok, code])).toEqual(answer.data.items.map(({ ok, code }) => [ok, code]));
    const states = await Promise.all(
      [items[0]!, items[46]!, ending, twin].map(
        async ({ id }) => (await hq.data(commodityEntryApi.detail, { id })).status,
      ),
    );
    const { passed, waiting } = ENTRY_STATUS;
    expect(states).toEqual([passed, passed, waiting, waiting]);
  });
});
