import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { ERROR } from '@/contract/error-codes';
import { MOBILE } from '@/contract/patterns';
import type { CallError } from '@/core/http/callError';
import { T, text } from '@/core/i18n';
import { digits } from '@/core/input/filters';
import { replace } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { isPhoneKnown, sendSmsCode, signInByPhone } from '@/core/auth/account';
import { showAtField, type SignInValues } from './fields';
import styles from './SignIn.module.css';
import { SubmitRow } from './SubmitRow';
import { useCaptcha } from './useCaptcha';
import { useCountdown } from '@/ui/useCountdown';
import { useSubmit } from './useSubmit';

const PHONE_DIGITS = 11;
const CODE_DIGITS = 6;

const PHONE_RULES = [
  { required: true, message: <T id="signIn.phoneMissing" /> },
  { pattern: MOBILE, message: <T id="signIn.phoneWrong" /> },
];
const CODE_RULES = [
  // Not checked on blur: a user leaves the field to request the code.
  { required: true, message: <T id="signIn.codeMissing" />, validateTrigger: 'onSubmit' },
  { len: CODE_DIGITS, message: <T id="signIn.codeWrong" /> },
];

const FIELD_OF: Readonly<Record<number, keyof SignInValues>> = {
  [ERROR.wrongSmsCode]: 'code',
  [ERROR.smsCodeExpired]: 'code',
  [ERROR.phoneUnknown]: 'phone',
  [ERROR.accountDisabled]: 'phone',
  [ERROR.companiesDisabled]: 'phone',
  [ERROR.smsTooOften]: 'phone',
};

async function enter({ phone, code }: SignInValues) {
  // The phone belongs to no account that can sign in (docs/console.md#sign-in).
  if ((await signInByPhone(phone, code)) === 0) replace('/401');
}

export function PhoneForm() {
  const [form] = Form.useForm<SignInValues>();
  const [left, startWaiting] = useCountdown();
  const captcha = useCaptcha();
  const atField = ({ code, msg }: CallError) => showAtField(form, FIELD_OF[code], msg);
  const signIn = useSubmit(enter, { showAtField: atField, staysBusy: true });
  const code = useSubmit(send, { showAtField: atField });

  async function send(phone: string) {
    if (!(await isPhoneKnown(phone))) return void showAtField(form, 'phone', text('signIn.phoneUnknown'));
    const solution = await captcha.solve();
    if (solution === null) return;
    const seconds = await sendSmsCode(phone, solution);
    startWaiting(seconds);
    notifier.success(text('signIn.codeSent', { phone }));
    form.focusField('code');
  }

  const getCode = () =>
    form.validateFields(['phone']).then(
      ({ phone }) => code.run(phone),
      // The field itself says what is wrong.
      () => form.focusField('phone'),
    );

  return (
    <Form
      form={form}
      name="phone"
      layout="vertical"
      requiredMark={false}
      className={styles.form ?? ''}
      onFinish={signIn.run}
    >
      <Form.Item
        name="phone"
        label={<T id="signIn.phone" />}
        rules={PHONE_RULES}
        normalize={(value) => digits(value, PHONE_DIGITS)}
        validateFirst
        validateTrigger="onBlur"
      >
        <Input size="large" autoComplete="tel" inputMode="numeric" autoFocus />
      </Form.Item>
      {captcha.box}
      <Form.Item
        name="code"
        label={<T id="signIn.code" />}
        rules={CODE_RULES}
        normalize={(value) => digits(value, CODE_DIGITS)}
        validateFirst
        // A user who requests a code leaves the field empty.
        validateTrigger={false}
      >
        <Input
          size="large"
          autoComplete="one-time-code"
          inputMode="numeric"
          suffix={
            <Button type="link" size="small" disabled={left > 0} loading={code.isBusy} onClick={() => void getCode()}>
              {left > 0 ? <T id="signIn.codeWait" values={{ seconds: left }} /> : <T id="signIn.getCode" />}
            </Button>
          }
        />
      </Form.Item>
      <SubmitRow isBusy={signIn.isBusy} failure={signIn.failure || code.failure} />
    </Form>
  );
}
