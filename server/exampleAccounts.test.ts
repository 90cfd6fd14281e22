import { exampleAccountsOf } from './exampleAccounts';

const DOCUMENTED = 'Branch@2026';
const NONE = { password: '', accounts: [] };

test('whoever tries the product out is told the accounts of the example company', async () => {
  const { password, accounts } = await exampleAccountsOf({}, DOCUMENTED);
  expect(password).toBe(DOCUMENTED);
  expect(accounts).toContainEqual({ loginName: 'admin.hq', realName: '周启明', roleCode: 'HQ_ADMIN' });
});

test.each([
  ['in production', { NODE_ENV: 'production' as const }],
  ['on a database server', { DATABASE_URL: 'postgres://db/console' }],
  ['with a password that was chosen', { SEED_PASSWORD: 'Chosen@2026' }],
  ['in production, with the documented password', { NODE_ENV: 'production' as const, SEED_PASSWORD: DOCUMENTED }],
])('%s nobody is told an account', async (_, environment) => {
  expect(await exampleAccountsOf(environment, DOCUMENTED)).toEqual(NONE);
});
