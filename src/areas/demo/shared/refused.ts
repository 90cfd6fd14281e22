import { platformUserApi } from '@/contract/account/platform-user';
import { call } from '@/core/http/call';

/** No branch has this id: the server refuses it to everybody, and says why. */
export const refused = () => call(platformUserApi.saveBranch, { branchId: 'NOWHERE', branchName: 'NOWHERE' });
