import { screen, waitFor, within } from '@testing-library/react';
import { pictureFile } from '@tests/support/pictureFile';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, person, press } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

const ADDRESS = '/reconciliation/checkDiffList?statementId=92001';

test('by keyboard: evidence is put behind a difference, and a remark is made on it', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  const ours = await screen.findByRole('listbox', { name: '我方单据' });
  await waitFor(() => expect(within(ours).queryAllByRole('option').length).toBeGreaterThan(0));
  ours.focus();
  await person.keyboard('e');
  const drawer = await dialogOf(' 的凭证');
  const note = within(drawer).getByLabelText('备注');
  await fill(note, '签收单第二联');
  const file = pictureFile('签收单.png');
  const answers = slowCalls('/upload');
  await person.upload(drawer.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await waitFor(() => expect(answers.count()).toBe(1));
  await fill(note, '下一份的备注');
  await answers.letGo();
  const link = await within(drawer).findByText('签收单.png');
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/base\/api\/file\/content\/\d+\?e=/));
  expect(within(drawer).getByText('签收单第二联')).toBeVisible();
  expect(note).toHaveValue('下一份的备注');
  await press('关闭', drawer);
  await closed(drawer);
  ours.focus();
  await person.keyboard('n');
  const form = await dialogOf('备注差异 CY');
  await fill(within(form).getByLabelText('备注'), '等对方补单');
  await press('保存', form);
  await closed(form);
  await person.click(await screen.findByRole('tab', { name: /^差异/ }));
  expect(await screen.findByText('等对方补单')).toBeVisible();
});
