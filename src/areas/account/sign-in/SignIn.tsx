import { Segmented } from 'antd';
import { useState } from 'react';
import { T, useText } from '@/core/i18n';
import { ExampleAccounts } from './ExampleAccounts';
import { PasswordForm } from './PasswordForm';
import { PhoneForm } from './PhoneForm';
import { SignInFrame } from './SignInFrame';
import styles from './SignIn.module.css';

type Method = 'password' | 'phone';

const METHODS: { value: Method; label: React.ReactNode }[] = [
  { value: 'password', label: <T id="signIn.byPassword" /> },
  { value: 'phone', label: <T id="signIn.byPhone" /> },
];

/** /login: by user name and password, or by a code on the mobile. */
export function SignIn() {
  const [method, setMethod] = useState<Method>('password');
  const translate = useText();
  return (
    <SignInFrame title="signIn.title">
      <Segmented<Method>
        block
        size="large"
        name="method"
        tabIndex={-1}
        aria-label={translate('signIn.method')}
        className={styles.methods ?? ''}
        options={METHODS}
        value={method}
        onChange={setMethod}
      />
      {method === 'password' ? <PasswordForm /> : <PhoneForm />}
      <ExampleAccounts />
    </SignInFrame>
  );
}
