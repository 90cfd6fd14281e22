/* docs/domain/property-bills.md#fee-items: whoever types no code gets the next one that is nobody's. */
import { FEE_TYPE, feeItemApi } from '../../../../src/contract/property/fee-items';
import { type Backend, main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import { meanwhile } from '../../../support/meanwhile';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

let backend: Backend;
let admin: Client;
beforeAll(async () => {
  backend = await main.start({ WORKER: '0' });
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const all = async () => (await admin.data(feeItemApi.page, { pageSize: 100 })).records;
const terms = { feeType: FEE_TYPE.other, calcMode: 1, unitPrice: '60.0000', cycle: 1 } as const;
const add = (feeName: string, more: { feeCode?: string } = {}) =>
  admin.call(feeItemApi.save, { ...terms, feeName, ...more });
const codeOf = async (feeName: string) => (await all()).find((one) => one.feeName === feeName)?.feeCode;
const numbered = (no: number) => `F${String(no).padStart(4, '0')}`;

test('a code that somebody has typed is passed over', async () => {
  const known = (await all()).length;
  expect((await add('垃圾清运费', { feeCode: numbered(known + 2) })).code).toBe(200);
  expect((await add('绿化费')).code).toBe(200);
  expect(await codeOf('绿化费')).toBe(numbered(known + 3));
});

onPostgres('two who add one at once get a code each', async () => {
  const held = { before: 'lock table pms_fee_item in exclusive mode', many: 2 };
  const both = () => Promise.all([add('电梯费'), add('消杀费')]);
  const answers = await meanwhile(backend.databaseUrl, held, both);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect(await codeOf('电梯费')).not.toBe(await codeOf('消杀费'));
});
