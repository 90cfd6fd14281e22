import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import { isCallError } from '@/core/http/callError';
import { T } from '@/core/i18n';
import { signInByPassword } from '@/core/auth/account';
import { showAtField, type SignInValues } from './fields';
import { PasswordInput } from './PasswordInput';
import styles from './SignIn.module.css';
import { SubmitRow } from './SubmitRow';
import { useCaptcha } from './useCaptcha';
import { useSubmit } from './useSubmit';

const FIELD_OF: Readonly<Record<number, keyof SignInValues>> = {
  [ERROR.wrongCredentials]: 'password',
  [ERROR.accountLocked]: 'username',
  [ERROR.accountDisabled]: 'username',
  [ERROR.companiesDisabled]: 'username',
};

const PASSWORD_RULES = [
  { required: true, message: <T id="signIn.passwordMissing" /> },
  { min: 6, max: 32, message: <T id="signIn.passwordLength" /> },
];

export function PasswordForm() {
  const [form] = Form.useForm<SignInValues>();
  const [isCapsLock, setIsCapsLock] = useState(false);
  const captcha = useCaptcha();
  const { isBusy, failure, run } = useSubmit(
    ({ username, password }: SignInValues) =>
      signInByPassword(username, password).catch(async (error: unknown) => {
        if (!isCallError(error) || error.code !== ERROR.captchaNeeded) throw error;
        const solution = await captcha.solve();
        // The user has given up: the message above the button says that the server wants a captcha.
        if (solution === null) throw error;
        return signInByPassword(username, password, solution);
      }),
    { showAtField: ({ code, msg }) => showAtField(form, FIELD_OF[code], msg), staysBusy: true },
  );
  const passwordLabel = (
    <>
      <T id="signIn.password" />
      <span className={styles.capsLock} role="status">
        {isCapsLock && <T id="signIn.capsLock" />}
      </span>
    </>
  );
  return (
    <Form
      form={form}
      name="password"
      layout="vertical"
      requiredMark={false}
      className={styles.form ?? ''}
      onFinish={run}
    >
      <Form.Item
        name="username"
        label={<T id="signIn.username" />}
        rules={[{ required: true, whitespace: true, message: <T id="signIn.usernameMissing" /> }]}
      >
        <Input size="large" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={50} autoFocus />
      </Form.Item>
      <Form.Item name="password" label={passwordLabel} rules={PASSWORD_RULES} validateFirst validateTrigger="onBlur">
        <PasswordInput size="large" maxLength={128} onCapsLock={setIsCapsLock} />
      </Form.Item>
      {captcha.box}
      <SubmitRow isBusy={isBusy} failure={failure} />
    </Form>
  );
}
