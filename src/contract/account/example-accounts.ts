import * as z from 'zod';
import { get, service } from '../endpoint';

const exampleAccounts = z.object({
  /** All of them have the one that the documentation names; empty where there are none. */
  password: z.string(),
  accounts: z.array(z.object({ loginName: z.string(), realName: z.string(), roleCode: z.string() })),
});
export type ExampleAccounts = z.infer<typeof exampleAccounts>;

/** Beside the sign-in, and not a part of it: every page loads that (docs/domain/account.md#example-accounts). */
export const exampleAccountApi = service('user', '/user/api', {
  /** The accounts of the fictitious company, for whoever tries the product out; none anywhere else. */
  list: get('/agent/login/exampleAccounts', z.object({}), exampleAccounts, {
    access: 'public',
    write: false,
    secret: true,
    assumed: true,
  }),
});
