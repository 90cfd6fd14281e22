import { waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { press } from '@tests/support/screen';

const defaults = () =>
  [...document.querySelectorAll<HTMLInputElement>('[id$="_isDefault"]')].map(({ checked }) => checked);

test('one receiver is the default, also when the one that was is removed', async () => {
  await renderApp('/erp/customerEntryApply/edit', { as: 'op.hubei' });
  await press('添加收货人');
  await waitFor(() => expect(defaults()).toHaveLength(2));
  expect(defaults()).toEqual([true, false]);
  await press('移除收货人 1');
  await waitFor(() => expect(defaults()).toEqual([true]));
});
