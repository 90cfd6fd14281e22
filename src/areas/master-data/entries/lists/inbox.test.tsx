import { waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, findButton, person, press } from '@tests/support/screen';

test('what waits for somebody is one list of all kinds, which begins with a key', async () => {
  await renderApp('/erp/customerEntry', { as: 'quality.hq' });
  await press('待我审批');
  const drawer = await dialogOf('待我审批');
  await waitFor(() => expect(drawer).toHaveTextContent('证照注销'));
  expect(drawer).toHaveTextContent(/商品录入|公司录入|客户录入/);
  (await findButton('从第一张开始')).focus();
  await person.keyboard('{Enter}');
  await closed(drawer);
  await waitFor(() => expect(address()).toMatch(/\/audit\?id=|licenceCancel\?/));
});
