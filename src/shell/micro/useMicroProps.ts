import { useMemo } from 'react';
import type { MicroButton, MicroProps } from '@/contract/property/micro-pms';
import type { Button } from '@/contract/account/platform-user';
import { serverNow } from '@/core/clock/clock';
import { endSession } from '@/core/http/sessionEnd';
import { useLanguage } from '@/core/i18n';
import { session, useSession } from '@/core/session/session';
import versions from '../../../config/microContract.json';
import { actions } from './actions';
import { useMicroPages } from './useMicroPages';
import { useMicroTheme } from './useMicroTheme';

const copy = (buttons: readonly Button[]): readonly MicroButton[] =>
  Object.freeze(buttons.map(({ buttonRef, buttonCode, pageKey }) => Object.freeze({ buttonRef, buttonCode, pageKey })));

/** What the module may know and ask: a new frozen object on each change, nothing of ours inside. */
export function useMicroProps(isShown: boolean): MicroProps {
  const language = useLanguage();
  const theme = useMicroTheme(language);
  const pages = useMicroPages();
  const { headerButtonList, tableButtonList, loginName, name, staffId, branchId, branchName } = useSession();
  const buttons = useMemo(
    () => Object.freeze({ header: copy(headerButtonList), table: copy(tableButtonList) }),
    [headerButtonList, tableButtonList],
  );
  const userInfo = useMemo(() => Object.freeze({ loginName, realName: name, staffId }), [loginName, name, staffId]);
  const branch = useMemo(() => Object.freeze({ branchId, branchName }), [branchId, branchName]);
  return useMemo(
    () =>
      Object.freeze({
        contract: versions.contract,
        token: () => session.get().token,
        buttons,
        userInfo,
        branch,
        language,
        theme,
        navigate: (path: string) => void actions.navigate(path),
        title: actions.title,
        unauthorised: () => endSession(session.generation()),
        drafts: actions.drafts,
        restart: actions.restart,
        isShown,
        pages,
        now: serverNow,
      }),
    [buttons, userInfo, branch, language, theme, isShown, pages],
  );
}
