import { pmsApi } from '../../../src/contract/property/micro-pms';
import { ERROR } from '../../../src/contract/error-codes';
import { propertyApi } from '../../../src/contract/property/properties';
import { MAIN_ENGINE } from '../../support/backends';
import { signedIn } from '../../support/client';

describe.each(MAIN_ENGINE)('the home page of the property module ($engine)', ({ start }) => {
  let backend: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.stop());

  test('figures of one property, counted by hand from the seed', async () => {
    const operator = await signedIn(backend.origin, 'op.hubei');
    expect(await operator.data(pmsApi.homeSummary, { propertyId: '80002' })).toEqual({
      unitCount: 36,
      letCount: 24,
      occupiedRate: '66.67',
      // 24 rents of 8600.00 and fees of 410.80; one lease ends on the 28th: 832.26 and 39.75 less.
      receivable: '215387.19',
      // 17.5 of the rents, and the fees of all who paid something.
      received: '157843.99',
      collectRate: '73.28',
      // 6.5 rents and 4 fees of this month; three times 5237.40 of the last with 20.95 of late fees since the 28th.
      overdueAmount: '73318.25',
      openOrders: 4,
      overdueInspections: 1,
      expiringLeases: 5,
    });
    expect(await operator.data(pmsApi.homeSummary, { propertyId: '80002', month: '2025-01-01' })).toMatchObject({
      receivable: '0.00',
      received: '0.00',
      collectRate: '',
      overdueAmount: '73318.25',
    });
  });

  test('a branch sees its own properties and those below, and counts nothing else', async () => {
    const admin = await signedIn(backend.origin, 'admin.hq');
    const operator = await signedIn(backend.origin, 'op.hubei');
    const names = async (who: typeof admin) =>
      (await who.data(propertyApi.page, {})).records.map(({ propertyName }) => propertyName);
    expect(await names(admin)).toEqual(['江城总部大厦', '江城产业园', '襄阳医药仓', '浦东商铺', '宜昌仓储园（筹建）']);
    expect(await names(operator)).toEqual(['江城产业园', '襄阳医药仓', '宜昌仓储园（筹建）']);
    expect(await operator.data(pmsApi.homeSummary, {})).toMatchObject({ unitCount: 48, overdueInspections: 2 });
    expect(await operator.data(pmsApi.homeSummary, { propertyId: '80004' })).toMatchObject({
      unitCount: 0,
      occupiedRate: '',
      receivable: '0.00',
    });
  });

  test('whoever has not the page gets no figures', async () => {
    const clerk = await signedIn(backend.origin, 'show.clerk');
    expect(await clerk.call(pmsApi.homeSummary, {})).toMatchObject({ success: false, code: ERROR.notGranted });
  });
});
