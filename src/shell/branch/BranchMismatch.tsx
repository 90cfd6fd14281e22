import { Button } from 'antd';
import { useState } from 'react';
import { forgetFair } from '@/shared/fair/enteredFair';
import { reportError } from '@/core/error-log/errorLog';
import { T, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { reloadPage } from '@/core/navigation/reload';
import { notifier } from '@/core/notify/notifier';
import { saveBranch } from '@/core/auth/account';
import type { TokenBranch } from '@/core/session/branchMismatch';
import { useSession } from '@/core/session/session';
import { HOME } from '@/core/page/alwaysPages';
import { Dialog } from '@/ui/Dialog';
import { useMayLose } from '../tabs/useMayLose';
import { closePages } from './useSwitchSteps';

/** The server refused a request whose company differs from that of its token: the user chooses one of the two. */
export function BranchMismatch({ token }: { token: TokenBranch }) {
  const { branchId, branchName } = useSession();
  const text = useText();
  const mayLose = useMayLose();
  const [pending, setPending] = useState(false);
  const enter = async (target: string) => {
    setPending(true);
    try {
      await saveBranch(target);
      return true;
    } catch (error) {
      reportError('session', error);
      notifier.error(text('core.requestFailed'));
      return false;
    } finally {
      setPending(false);
    }
  };
  const move = async () => {
    if (!(await mayLose()) || !(await enter(token.branchId))) return;
    forgetFair();
    closePages();
    navigate(HOME);
    reloadPage();
  };
  const here = branchName || branchId;
  return (
    <Dialog
      open

      title={text('company.mismatch')}
      closable={false}
      footer={[
        <Button key="move" disabled={pending} onClick={() => void move()}>
          <T id="company.goTo" values={{ company: token.branchName }} />
        </Button>,
        <Button key="stay" type="primary" loading={pending} onClick={() => void enter(branchId)}>
          <T id="company.stayIn" values={{ company: here }} />
        </Button>,
      ]}
    >
      <T id="company.mismatchHelp" values={{ here, there: token.branchName }} />
    </Dialog>
  );
}
