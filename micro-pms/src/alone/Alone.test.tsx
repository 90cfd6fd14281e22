import { act, render, screen, waitFor } from '@testing-library/react';
import { provideKit } from '@kit/host';
import { envelope, fakeServer } from '@tests/support/fakeServer';
import { person } from '@tests/support/modulePage';
import { exampleAccountApi, platformUserApi, userApi } from '../../../src/contract/property/console-calls';
import { host } from '../host';
import { kitHost } from '../kitHost';
import { Root } from '../Root';
import { speak } from '../texts';
import { Alone } from './Alone';

const server = fakeServer();
const ACCOUNT = {
  ...{ loginName: 'op.hubei', realName: '陈思远', staffId: '1' },
  ...{ lastSelectBranchId: 'FDB', lastSelectBranchName: '江城医药湖北有限公司' },
};
const STAND_IN = /Development only: this sign-in stands in for the console/;

beforeAll(() => provideKit(kitHost));
beforeEach(() => {
  host.leave();
  server.answer(({ url }) => {
    if (url.pathname === exampleAccountApi.list.path)
      return envelope({ accounts: [{ loginName: 'op.hubei' }], password: 'Branch@2026' });
    if (url.pathname === userApi.usernameLogin.path) return envelope({ token: 'token-1', userInfo: ACCOUNT });
    if (url.pathname === platformUserApi.permission.path)
      return envelope({ headerButtonList: [], tableButtonList: [{ buttonRef: 'unit_add', buttonCode: 'unit_add' }] });
    return envelope(null);
  });
});

async function take(props: unknown) {
  await speak('zh');
  act(() => host.take(props));
}

test('npm run dev:pms: a sign-in that says that it is a stand-in, and then what the console would give', async () => {
  render(
    <Alone take={take}>
      <Root>
        <p>the module</p>
      </Root>
    </Alone>,
  );
  expect(screen.getByText(STAND_IN)).toBeTruthy();
  expect(screen.queryByText('the module')).toBeNull();
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('#username')?.value).toBe('op.hubei'));
  await person.click(screen.getByText('Sign in', { selector: 'button, button *' }));
  await screen.findByText('the module');
  // Also when somebody is in.
  expect(screen.getByText(STAND_IN)).toBeTruthy();
  await waitFor(() => expect(host.get()?.buttons.table.map(({ buttonCode }) => buttonCode)).toEqual(['unit_add']));
  expect([host.get()?.token(), host.get()?.branch.branchId]).toEqual(['token-1', 'FDB']);
  await person.click(screen.getByText('dark'));
  expect(host.get()?.theme.dark).toBe(true);
  await person.click(screen.getByText('es'));
  expect(host.get()?.language).toBe('es');
  await person.click(screen.getByText(/^Sign out op\.hubei/, { selector: 'button, button *' }));
  expect(screen.queryByText('the module')).toBeNull();
});
