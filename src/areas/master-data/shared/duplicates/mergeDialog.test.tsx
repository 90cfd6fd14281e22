import { waitFor, within } from '@testing-library/react';
import { duplicateApi } from '@/contract/master-data/duplicates';
import { slowCalls } from '@tests/support/slowCalls';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, findButton, press } from '@tests/support/screen';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Opens the comparison of two customers. */
async function openPair() {
  await renderApp('/erp/customerEntry', { as: 'admin.hq' });
  await press('疑似重复');
  const drawer = await dialogOf('疑似重复');
  const row = (await within(drawer).findByText('KH00128 春晖药店')).closest('tr')!;
  await press('对比', row);
  return dialogOf('KH00128 春晖药店 与 ');
}

test('what two customers differ in is told in the names of the lists, not in their codes', async () => {
  const pair = await openPair();
  const chain = (await within(pair).findByText('连锁')).closest('tr')!;
  expect([...chain.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '连锁',
    '否',
    '是',
    '不一致',
  ]);
  await press('合并', pair);
  const merging = await dialogOf('合并：');
  expect(await within(merging).findByRole('radio', { name: '单体药店' })).toBeChecked();
  expect(await within(merging).findByRole('radio', { name: '连锁药店' })).not.toBeChecked();
  expect(await within(merging).findByRole('radio', { name: /医疗器械 I、/ })).toBeChecked();
  // The names of regions load after the record.
  await waitFor(() => expect(within(merging).queryByText(/1001|4201/)).toBeNull());
});

test('a merge whose preview cannot be read says so, and is asked for again', async () => {
  const pair = await openPair();
  globalThis.fetch = (input, init) =>
    String(input).includes(duplicateApi.mergePreview.path)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init);
  await press('合并', pair);
  const merging = await dialogOf('合并：');
  await findButton('重新加载', merging);
  globalThis.fetch = fetch;
  await press('重新加载', merging);
  expect(await within(merging).findByRole('radio', { name: '单体药店' })).toBeChecked();
});

test('a merge that is under way is not closed before its answer', async () => {
  const pair = await openPair();
  await press('合并', pair);
  const merging = await dialogOf('合并：');
  await within(merging).findByRole('radio', { name: '单体药店' });
  const merges = slowCalls(`${duplicateApi.merge.path}?`);
  await press('合并', merging);
  await waitFor(() => expect(merges.count()).toBe(1));
  expect(await findButton('取消', merging)).toBeDisabled();
  await merges.letGo();
  await closed(merging);
});
