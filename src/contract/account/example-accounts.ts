import * as z from 'zod';
import { get, service } from '../endpoint';

const exampleAccounts = z.object({
  /** The password that all example accounts share; empty where there are none. */
  password: z.string(),
  accounts: z.array(z.object({ loginName: z.string(), realName: z.string(), roleCode: z.string() })),
});
export type ExampleAccounts = z.infer<typeof exampleAccounts>;

/** Apart from the calls of the sign-in, because every page loads those (docs/domain/account.md#example-accounts). */
export const exampleAccountApi = service('user', '/user/api', {
  /** The accounts of the fictitious company, for trying the product out; empty in any other installation. */
  list: get('/agent/login/exampleAccounts', z.object({}), exampleAccounts, {
    access: 'public',
    write: false,
    secret: true,
    assumed: true,
  }),
});
