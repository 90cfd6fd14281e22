import { waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, press } from '@tests/support/screen';

test('what two customers differ in is told in the names of the lists, not in their codes', async () => {
  await renderApp('/erp/customerEntry', { as: 'admin.hq' });
  await press('疑似重复');
  const drawer = await dialogOf('疑似重复');
  const row = (await within(drawer).findByText('KH00128 春晖药店')).closest('tr')!;
  await press('对比', row);
  const pair = await dialogOf('KH00128 春晖药店 与 ');
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
  // The names of regions come after the record.
  await waitFor(() => expect(within(merging).queryByText(/1001|4201/)).toBeNull());
});
