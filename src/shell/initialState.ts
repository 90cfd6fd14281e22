import type { Button } from '@/contract/account/platform-user';
import type { UserInfo } from '@/contract/account/sign-in';
import { session } from '@/core/session/session';

/** What `useModel('@@initialState')` answers: who is signed in, and what that user may press. */
export interface InitialState {
  user: UserInfo | null;
  headerButtonList: readonly Button[];
  tableButtonList: readonly Button[];
}

export function initialState(): InitialState {
  const { userInfo, headerButtonList, tableButtonList } = session.get();
  return { user: userInfo, headerButtonList, tableButtonList };
}
