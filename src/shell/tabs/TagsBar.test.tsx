import { history } from '@umijs/max';
import { screen, waitFor } from '@testing-library/react';
import { MOUNTS, renderApp } from '@tests/support/renderApp';
import { address, fill, person, press } from '@tests/support/screen';
import { navigate } from '@/core/navigation/navigate';
import { tabsStore } from './tabsStore';

const tags = () => [...document.querySelectorAll<HTMLElement>('[data-tab]')];
const titles = () => tags().map((tag) => tag.textContent);
const tag = (title: string) => tags().find((one) => one.textContent === title)!;

test('pages stay as they were, ask nothing again, and say what would be lost', async () => {
  const asked = jest.spyOn(window, 'fetch');
  const paths = () => asked.mock.calls.map(([address]) => String(address).replace(/\W_t=.*/, ''));
  await renderApp('/sale/tradeFairManage', { as: 'op.hubei' });
  await screen.findByText('2026夏季订货会');
  navigate('/sale/saleShowEdit?id=70004');
  const venue = await screen.findByLabelText('地点');
  await waitFor(() => expect(titles()).toEqual(['首页', '展会列表', '2026新品推介会']));
  await fill(venue, '新馆');

  // Two fields show companies. A request that is under way when its page is left is sent again when the page comes
  // back.
  const companies = () => paths().filter((path) => path.includes('/loginOrgList'));
  await waitFor(() => expect(companies()).toHaveLength(2 * MOUNTS));
  await waitFor(() => expect(document.querySelector('main .ant-select-loading')).toBeNull());
  const before = new Set(paths());
  asked.mockClear();
  await person.click(tag('展会列表'));
  await waitFor(() => expect(address()).toBe('/sale/tradeFairManage'));
  await person.click(tag('2026新品推介会'));
  await waitFor(() => expect(address()).toBe('/sale/saleShowEdit?id=70004'));
  expect(await screen.findByLabelText('地点')).toHaveValue('新馆');
  // The first requests of a page may come this late on a busy machine.
  expect(paths().filter((path) => before.has(path))).toEqual([]);
  asked.mockRestore();

  const close = tag('2026新品推介会').querySelector('[data-close]')!;
  await person.click(close);
  expect(await screen.findByText(/^“2026新品推介会”中有尚未保存的内容/)).toBeVisible();
  await press('放弃');
  await waitFor(() => expect(address()).toBe('/sale/tradeFairManage'));
  expect(titles()).toEqual(['首页', '展会列表']);
});

test('a record that was left comes back as it is stored; what was written is read again', async () => {
  await renderApp('/sale/saleShowEdit?id=70004', { as: 'op.hubei' });
  await fill(await screen.findByLabelText('地点'), '别馆');
  await press('取消');
  await press('放弃');
  await waitFor(() => expect(address()).toBe('/sale/tradeFairManage'));
  expect(tabsStore.get().open.map(({ key }) => key)).toEqual(['/dashboard', '/sale/tradeFairManage']);
  history.push('/sale/saleShowEdit?id=70004');
  expect(await screen.findByLabelText('地点')).not.toHaveValue('别馆');
});

test('a list that is open takes the filters of a new address, and stays as it is for one without', async () => {
  await renderApp('/sale/tradeFairManage', { as: 'admin.hq' });
  await screen.findByText('2026夏季订货会');
  history.push('/dashboard');
  history.push('/sale/tradeFairManage?state=4');
  await waitFor(() => expect(screen.queryByText('2026夏季订货会')).toBeNull());
  expect(screen.getByText('2025冬季订货会')).toBeVisible();
  history.push('/sale/tradeFairManage');
  expect(titles()).toEqual(['首页', '展会列表']);
  expect(screen.queryByText('2026夏季订货会')).toBeNull();
});
