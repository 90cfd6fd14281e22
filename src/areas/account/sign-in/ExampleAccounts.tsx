import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { exampleAccountApi, type ExampleAccounts as Examples } from '@/contract/account/example-accounts';
import { signInByPassword } from '@/core/auth/account';
import { call } from '@/core/http/call';
import { T, type TextId } from '@/core/i18n';
import styles from './SignIn.module.css';
import { useSubmit } from './useSubmit';

const ROLES: Readonly<Record<string, TextId>> = {
  HQ_ADMIN: 'exampleRole.HQ_ADMIN',
  BRANCH_OPERATOR: 'exampleRole.BRANCH_OPERATOR',
  SALES_SHOW_CLERK: 'exampleRole.SALES_SHOW_CLERK',
  READONLY_AUDITOR: 'exampleRole.READONLY_AUDITOR',
};

/** The people of the example company, each one click away; nothing where the server names none (docs/domain/account.md#example-accounts). */
export function ExampleAccounts() {
  const [examples, setExamples] = useState<Examples>();
  useEffect(() => {
    // The page works without them.
    call(exampleAccountApi.list, {}, { silent: true }).then(setExamples, () => undefined);
  }, []);
  const { isBusy, failure, run } = useSubmit(
    (loginName: string) => signInByPassword(loginName, examples?.password ?? ''),
    { showAtField: () => false, staysBusy: true },
  );
  if (!examples || examples.accounts.length === 0) return null;
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <h2 id="examples">
        <T id="signIn.examplesHelp" />
      </h2>
      <div className={styles.exampleList}>
        {examples.accounts.map(({ loginName, realName, roleCode }) => {
          const role = ROLES[roleCode];
          return (
            <Button key={loginName} disabled={isBusy} className={styles.example ?? ''} onClick={() => run(loginName)}>
              <span>{realName}</span>
              <small>{role ? <T id={role} /> : loginName}</small>
            </Button>
          );
        })}
      </div>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </section>
  );
}
