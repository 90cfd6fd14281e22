import type { ExampleAccounts } from '../src/contract/account/example-accounts';
import { exampleUsers } from './examples';
import { type Environment, showsDemo } from './platform/environment/environment';
import { isInEarnest } from './platform/environment/refuseInsecure';

const NONE: ExampleAccounts = { password: '', accounts: [] };

/**
 * What the sign-in offers with one click: where the product is tried out, with the password that the documentation
 * names. An installation in earnest tells nobody an account, nor one whose operator has chosen a password of his own.
 */
export async function exampleAccountsOf(
  environment: Partial<Pick<Environment, 'DATABASE_URL' | 'DEMO' | 'NODE_ENV' | 'SEED_PASSWORD'>>,
  documented: string,
): Promise<ExampleAccounts> {
  const { SEED_PASSWORD: password = documented } = environment;
  if (isInEarnest(environment) || password !== documented) return NONE;
  const users = await exampleUsers({ accounts: showsDemo(environment) });
  const accounts = users.map(({ loginName, realName, roleCode }) => ({ loginName, realName, roleCode }));
  return { password, accounts };
}
