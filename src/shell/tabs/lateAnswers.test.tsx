import { act, screen, waitFor } from '@testing-library/react';
import { customerApplyApi } from '@/contract/master-data/entries';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { navigate } from '@/core/navigation/navigate';
import { slowCalls } from '@tests/support/slowCalls';
import { renderApp } from '@tests/support/renderApp';
import { address, choose, fill, press } from '@tests/support/screen';
import { tabsStore } from './tabsStore';

const FORM = '/erp/customerEntryApply/edit';
const open = () => tabsStore.get().open.map(({ key }) => key);

test('a form that is saved after its tab was left closes its tab, and leads nobody away', async () => {
  await renderApp(FORM, { as: 'op.hubei' });
  await fill(await screen.findByLabelText('客户名称'), '光谷仁济大药房');
  const saves = slowCalls(customerApplyApi.save.path);
  await press('存草稿');
  await waitFor(() => expect(saves.count()).toBe(1));
  await act(() => Promise.resolve(navigate('/sale/tradeFairManage')));
  await screen.findByText('2026夏季订货会');
  expect(open()).toContain(FORM);
  await saves.letGo();
  await waitFor(() => expect(open()).not.toContain(FORM));
  expect(address()).toBe('/sale/tradeFairManage');
});

test('a change that begins after its tab was left leads nobody away', async () => {
  await renderApp(`${FORM}?changeOf=C101`, { as: 'op.hubei' });
  const saves = slowCalls(customerApplyApi.save.path);
  await press('开始变更');
  await waitFor(() => expect(saves.count()).toBe(1));
  await act(() => Promise.resolve(navigate('/sale/tradeFairManage')));
  await screen.findByText('2026夏季订货会');
  await saves.letGo();
  await waitFor(() => expect(open()).not.toContain(FORM));
  expect(address()).toBe('/sale/tradeFairManage');
});

test('a fair that is copied after the list was left is named, and leads nobody away', async () => {
  await renderApp('/sale/tradeFairManage', { as: 'op.hubei' });
  const copies = slowCalls(tradeFairApi.copy.path.replace(':id', ''));
  await choose('2026春季订货会', '复制');
  await waitFor(() => expect(copies.count()).toBe(1));
  await act(() => Promise.resolve(navigate('/erp/customerEntryApply')));
  await copies.letGo();
  expect(await screen.findByText(/^已复制为草稿/)).toBeVisible();
  expect(address()).toBe('/erp/customerEntryApply');
});
