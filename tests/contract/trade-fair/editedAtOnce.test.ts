import { ERROR } from '../../../src/contract/error-codes';
import { fairCommodityApi } from '../../../src/contract/trade-fair/commodities';
import { guestApi } from '../../../src/contract/trade-fair/guests';
import { prizeApi } from '../../../src/contract/trade-fair/prizes';
import { fairSupplierApi } from '../../../src/contract/trade-fair/suppliers';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';

describe('two people change the same thing of a fair', () => {
  let server: HostedBackend;
  let admin: Client;
  let clerk: Client;

  beforeAll(async () => {
    server = await main.start();
    admin = await signedIn(server.origin, 'admin.hq');
    clerk = await signedIn(server.origin, 'show.clerk');
  });
  afterAll(() => server.stop());

  /** What the second one is told: the first one's record as the list has it, and who that was. */
  const toldOf = (present: object) => ({
    code: ERROR.versionConflict,
    data: { ...present, version: 2, modifiedByName: '周启明' },
  });

  test('a prize', async () => {
    const { prizeId } = await admin.data(prizeApi.add, { tradeFairId, prizeName: '雨伞', prizeLevel: 9, quota: 5 });
    const change = { prizeId, prizeName: '雨伞', prizeLevel: 9, version: 1 } as const;
    await admin.data(prizeApi.update, { ...change, quota: 6, unitValue: '25.50' });
    expect(await clerk.call(prizeApi.update, { ...change, quota: 7 })).toMatchObject(
      toldOf({ prizeId, quota: 6, unitValue: '25.50', remain: 6, sponsorName: '' }),
    );
  });

  test('a supplier', async () => {
    const [one] = (await admin.data(fairSupplierApi.page, { tradeFairId })).records;
    const { id, version, contactName, contactPhone, supplierName } = one!;
    const change = { id, version, contactName, contactPhone };
    await admin.data(fairSupplierApi.update, { ...change, boothNo: 'Z01', sponsorAmount: '1200.00' });
    expect(await clerk.call(fairSupplierApi.update, { ...change, boothNo: 'Z02' })).toMatchObject(
      toldOf({ id, supplierName, boothNo: 'Z01', sponsorAmount: '1200.00' }),
    );
  });

  test('a commodity', async () => {
    const [one] = (await admin.data(fairCommodityApi.page, { tradeFairId })).records;
    const { id, version, fairPrice, listPrice, sort, status } = one!;
    const change = { id, version, fairPrice, sort, status };
    await admin.data(fairCommodityApi.update, { ...change, minQty: 3, limitQty: null });
    expect(await clerk.call(fairCommodityApi.update, { ...change, minQty: 4, limitQty: null })).toMatchObject(
      toldOf({ id, fairPrice, listPrice, minQty: 3 }),
    );
  });

  test('a guest, whose number stays masked', async () => {
    const [one] = (await admin.data(guestApi.guestList, { tradeFairId })).records;
    const { guestId, version, guestName, position, companions, prizeGroupLabel, phone } = one!;
    const change = { guestId, version, guestName, position, companions, prizeGroupLabel };
    await admin.data(guestApi.update, { ...change, seatNo: 'A-1' });
    expect(await clerk.call(guestApi.update, { ...change, seatNo: 'A-2' })).toMatchObject(
      toldOf({ guestId, seatNo: 'A-1', phone }),
    );
  });
});
