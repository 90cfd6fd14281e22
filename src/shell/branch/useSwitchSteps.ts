import { App } from 'antd';
import { useCallback } from 'react';
import { forgetFair } from '@/shared/fair/enteredFair';
import { type Branch, platformUserApi } from '@/contract/account/platform-user';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { reloadPage } from '@/core/navigation/reload';
import { notifier } from '@/core/notify/notifier';
import { refreshUserInfo, saveBranch } from '@/core/auth/account';
import { session } from '@/core/session/session';
import { HOME } from '@/core/page/alwaysPages';
import { pageNotes } from '../tabs/pageNotes';
import { tabsStore } from '../tabs/tabsStore';
import { closeChangeBranch } from './openChangeBranch';
import type { SwitchSteps } from './switchBranch';

/** docs/console.md#branch-switch. */
const RELOAD_MS = 500;

const silent = { silent: true } as const;

const all = (branches: readonly Branch[]): Branch[] => branches.flatMap((one) => [one, ...all(one.children)]);

async function nameOf(branchId: string) {
  const branches = await call(platformUserApi.loginOrgList, { type: 'mine' }, silent);
  const found = all(branches).find((one) => one.branchId === branchId);
  if (!found) throw new Error('The company is not among those that the user may sign in to.');
  return found.branchName;
}

/** Closes all pages of the previous branch with their input; the user has agreed to lose it. */
export function closePages() {
  tabsStore.clear();
  pageNotes.forgetAll();
}

const isIn = () => session.stage() === 'in';

const goHome = () => {
  // If the session has ended meanwhile, the guard has led to the sign-in already.
  if (!isIn()) return;
  navigate(HOME);
  setTimeout(() => {
    if (!isIn()) return;
    // A page that is being closed may have reported unsaved input once more, and the browser would ask about it.
    pageNotes.forgetAll();
    reloadPage();
  }, RELOAD_MS);
};

/** The steps of the running application. */
export function useSwitchSteps() {
  const { modal } = App.useApp();
  const text = useText();
  return useCallback((): SwitchSteps => {
    const choose = async (branchId: string) => {
      const set = platformUserApi.setLastSelectBranchId;
      const { needConfirm } = await call(set, { branchId }, silent);
      if (needConfirm !== FLAG.yes) return true;
      const goesOn = await modal.confirm({
        title: text('company.askUnfinished'),
        okText: text('company.continue'),
        focusable: { autoFocusButton: 'cancel' },
        keyboard: false,
      });
      if (goesOn) await call(set, { branchId, confirm: FLAG.yes }, silent);
      return goesOn;
    };
    const sayDone = () => notifier.success(text('company.saved'));
    return {
      choose,
      nameOf,
      enter: saveBranch,
      after: [sayDone, refreshUserInfo, closeChangeBranch, forgetFair, closePages, goHome],
    };
  }, [modal, text]);
}
