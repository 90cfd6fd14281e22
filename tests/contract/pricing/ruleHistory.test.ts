import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import '../../../server/compose';
import { customer, product } from '../../../server/areas/master-data/public';
import { namedChanges } from '../../../server/areas/system/handlers/namedChanges';
import type { Changes } from '../../../server/http/namedRows';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Awaited<ReturnType<typeof main.start>>;
let client: Client;

beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

test('a rule says by name in its history whom and what it is for, and each term of its content that has changed', async () => {
  const { records: goods } = await client.data(basketApi.products, { branchId: 'FDB', keyword: '', pageSize: 20 });
  const { records: customers } = await client.data(basketApi.customers, { branchId: 'FDB', keyword: '', pageSize: 20 });
  const [one, other] = goods.map(({ productId, productName, spec, productCode }) => ({
    productId,
    name: `${productName} ${spec} ${productCode}`,
  }));
  const [{ custId, custName, custCode }] = [customers[0]!];
  const items = [
    { productId: one!.productId, specialPrice: '12.50', minQty: 1 },
    { productId: other!.productId, specialPrice: '8.00', minQty: 5 },
  ];
  const { id, version } = await client.data(prodRulesApi.addRule, {
    ruleName: '协议价一批',
    branchId: 'FDB',
    effectiveStart: '2026-03-01 00:00:00',
    categoryCode: 'SPECIAL',
    customerScopeType: 'CUSTOMER',
    custIds: [custId],
    productScopeType: 'PRODUCT',
    params: { items, lockPrice: 1, contractNo: 'HT-1' },
  });
  await client.data(prodRulesApi.updateRule, {
    id,
    version,
    params: { items: [items[0], { ...items[1], specialPrice: '7.50' }], lockPrice: 1, contractNo: '' },
  });
  const asked = { objectType: 'priceRule' as const, objectId: id };
  const { records } = await client.data(operationLogApi.history, asked);
  const [edited, added] = records.map(({ changes }) => changes);
  const named = [
    { ...items[0], productId: one!.name },
    { ...items[1], productId: other!.name },
  ];
  expect(added).toMatchObject({
    items: [null, named],
    lockPrice: [null, 1],
    custIds: [null, [`${custName} ${custCode}`]],
    productIds: [null, expect.arrayContaining([one!.name, other!.name])],
    categoryId: [null, '特价'],
  });
  expect(edited).toMatchObject({
    items: [named, [named[0], { ...named[1], specialPrice: '7.50' }]],
    contractNo: ['HT-1', ''],
  });
  expect(edited).not.toHaveProperty('lockPrice');
  expect(JSON.stringify(records)).not.toContain('"params"');
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('however many changes a page has, each table is asked for its names once', async () => {
  const pool = new Pool({ connectionString: backend.databaseUrl, max: 1 });
  const asked: string[] = [];
  const db = drizzle({ client: pool, casing: 'snake_case', logger: { logQuery: (text) => asked.push(text) } });
  try {
    const products = await db.select().from(product).limit(20);
    const [someone] = await db.select().from(customer).limit(1);
    const rows = products.map(({ productId }): Changes => ({
      productIds: [null, [productId]],
      params: [null, { items: [{ productId, specialPrice: '1.00' }] }],
      custIds: [[someone!.custId], []],
    }));
    asked.length = 0;
    const named = await namedChanges({ objectType: 'priceRule', objectId: '' }, rows, {
      db,
      request: { language: 'zh' },
    });
    expect(asked).toHaveLength(2);
    expect(named).toEqual(
      products.map(({ productName, spec, productCode }) => ({
        productIds: [null, [`${productName} ${spec} ${productCode}`]],
        items: [null, [{ productId: `${productName} ${spec} ${productCode}`, specialPrice: '1.00' }]],
        custIds: [[`${someone!.custName} ${someone!.custCode}`], []],
      })),
    );
  } finally {
    await pool.end();
  }
});
