import { Alert, Button, Form, Input, Segmented, Space, Switch } from 'antd';
import { history } from '@umijs/max';
import { type ReactNode, useEffect, useState } from 'react';
import type { MicroProps } from '../../../src/contract/property/micro-pms';
import { host, useHost } from '../host';
import { exampleAccounts, signInAlone } from './signIn';

const PAGES = ['home', 'property', 'unit', 'tenant', 'lease', 'feeItem', 'bill', 'workOrder', 'inspection'];
const LANGUAGES: MicroProps['language'][] = ['zh', 'en', 'es', 'ja'];
const SIZES: MicroProps['theme']['size'][] = ['default', 'medium', 'small', 'mini'];

interface Props {
  take: (props: unknown) => Promise<void>;
  children: ReactNode;
}

interface Account {
  username: string;
  password: string;
}

function useSignIn(take: Props['take']) {
  const [isRefused, setRefused] = useState(false);
  const leave = () => host.leave();
  const enter = async (account: Account) => {
    const isIn = await signInAlone(account, { take, onLeave: leave }).catch(() => false);
    setRefused(!isIn);
  };
  return { isRefused, enter, leave };
}

function SignIn({ isRefused, enter }: { isRefused: boolean; enter: (account: Account) => Promise<void> }) {
  const [form] = Form.useForm<Account>();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    void exampleAccounts().then(({ accounts, password }) => {
      setNames(accounts.map(({ loginName }) => loginName));
      form.setFieldsValue({ username: accounts[0]?.loginName ?? '', password });
    }, console.error);
  }, [form]);
  return (
    <Form<Account> form={form} layout="vertical" style={{ maxWidth: 360 }} onFinish={(account) => void enter(account)}>
      {isRefused && <Alert type="error" title="The backend refused this account." />}
      <Form.Item name="username" label="Account" rules={[{ required: true }]}>
        <Input list="pms-accounts" autoComplete="username" />
      </Form.Item>
      <datalist id="pms-accounts">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Form.Item name="password" label="Password" rules={[{ required: true }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        Sign in
      </Button>
    </Form>
  );
}

/** What the console gives, by hand. */
function Controls({ props, take, leave }: { props: MicroProps; take: Props['take']; leave: () => void }) {
  const set = (change: Partial<MicroProps>) => void take({ ...props, ...change });
  const look = (change: Partial<MicroProps['theme']>) => set({ theme: { ...props.theme, ...change } });
  return (
    <Space wrap>
      {PAGES.map((page) => (
        <Button key={page} type="link" size="small" onClick={() => history.push(`/${page}`)}>
          {page}
        </Button>
      ))}
      <Segmented options={LANGUAGES} value={props.language} onChange={(language) => set({ language })} />
      <Segmented options={SIZES} value={props.theme.size} onChange={(size) => look({ size })} />
      <Switch checkedChildren="dark" checked={props.theme.dark} onChange={(dark) => look({ dark })} />
      <Switch checkedChildren="compact" checked={props.theme.compact} onChange={(compact) => look({ compact })} />
      <Button size="small" onClick={leave}>
        {`Sign out ${props.userInfo.loginName} (${props.branch.branchName})`}
      </Button>
    </Space>
  );
}

/** The module without the console (`npm run dev:pms`): a stand-in signs in and says that it is one. */
export function Alone({ take, children }: Props) {
  const props = useHost();
  const { enter, ...rest } = useSignIn(take);
  return (
    <div style={{ padding: 16 }}>
      <Alert
        banner
        type="warning"
        title="Development only: this sign-in stands in for the console, which gives the module its user, branch, buttons and look."
      />
      {props ? <Controls props={props} take={take} leave={rest.leave} /> : <SignIn {...rest} enter={enter} />}
      {props && children}
    </div>
  );
}
