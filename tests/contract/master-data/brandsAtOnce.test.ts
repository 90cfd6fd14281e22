/* docs/domain/master-data.md#brands: a brand that is deleted has no products, also none that come meanwhile. */
import { ERROR } from '../../../src/contract/error-codes';
import { brandApi } from '../../../src/contract/master-data/brands';
import { onlineGoodsApi } from '../../../src/contract/master-data/online-goods';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a product does not get a brand that somebody deletes', async () => {
  const backend = await main.start({ WORKER: '0' });
  const admin = await signedIn(backend.origin, 'admin.hq');
  const { brandCode } = await admin.data(brandApi.add, { brandName: '短命', logo: null });
  const held = {
    before: `select 1 from brand where brand_id = '${brandCode}' for update`,
    last: `update brand set deleted = 1, status = 0 where brand_id = '${brandCode}'`,
  };
  const given = await meanwhile(backend.databaseUrl, held, () =>
    admin.call(onlineGoodsApi.batchBrand, { productIds: ['P101'], brandId: brandCode }),
  );
  expect(given.code).toBe(ERROR.invalidInput);
  await backend.stop();
});
