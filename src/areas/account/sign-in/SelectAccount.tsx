import { Button, Form, Radio } from 'antd';
import { useEffect } from 'react';
import type { LoginAccount } from '@/contract/account/sign-in';
import { T, useText } from '@/core/i18n';
import { navigate, replace } from '@/core/navigation/navigate';
import { chooseAccount } from '@/core/auth/account';
import { session, useSession } from '@/core/session/session';
import { AccountCard } from './AccountCard';
import styles from './SelectAccount.module.css';
import { SignInFrame } from './SignInFrame';
import { SubmitRow } from './SubmitRow';
import { useSubmit } from './useSubmit';

/** Login names are unique; a single sign-on may leave them out. */
const keyOf = ({ loginName, staffId }: LoginAccount) => loginName || staffId;

/** /selectAccount: one person, several accounts (docs/console.md#sign-in). */
export function SelectAccount() {
  const { accountList } = useSession();
  const [first] = accountList;
  const text = useText();
  const { isBusy, failure, run } = useSubmit(chooseAccount, { staysBusy: true });
  useEffect(() => {
    // There is a choice only while no account has been chosen.
    if (session.stage() !== 'choosing') replace('/');
  }, []);
  const enter = async ({ account }: { account: string }) => {
    const chosen = accountList.find((one) => keyOf(one) === account);
    if (chosen) await run(chosen);
  };
  return (
    <SignInFrame title="account.title">
      <p className={styles.help} id="account-help">
        <T id="account.help" values={{ count: accountList.length }} />
      </p>
      <Form onFinish={enter} initialValues={{ account: first && keyOf(first) }}>
        <Form.Item name="account" noStyle>
          <Radio.Group className={styles.list ?? ''} aria-label={text('account.title')} aria-describedby="account-help">
            {accountList.map((account) => (
              <AccountCard
                key={keyOf(account)}
                value={keyOf(account)}
                account={account}
                autoFocus={account === first}
              />
            ))}
          </Radio.Group>
        </Form.Item>
        <SubmitRow isBusy={isBusy} failure={failure} label="account.enter" />
        <Button type="link" block onClick={() => navigate('/login')}>
          <T id="account.back" />
        </Button>
      </Form>
    </SignInFrame>
  );
}
