import { screen, waitFor } from '@testing-library/react';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, person, press, rowOf } from '@tests/support/screen';

const valuesOf = (label: string) => screen.queryAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);

test('customers of the fair are picked: a row each, with the contact as far as he is no guest yet', async () => {
  await renderApp('/sale/addInvitation', { as: 'op.hubei' });
  await pickFair();
  await press('选择客户');
  const picker = await dialogOf('客户编码');
  await rowOf('康宁大药房连锁');
  const [first, second] = picker.querySelectorAll('tr.ant-table-row input[type=checkbox]');
  await person.click(first!);
  await person.click(second!);
  await press('添加所选（2）', picker);
  await closed(picker);
  await waitFor(() => expect(valuesOf('嘉宾')).toHaveLength(2));
  await screen.findByText('已添加 2 行');
  // The row of a customer has his contact's number, unless that person is a guest already.
  for (const [i, phone] of valuesOf('手机').entries())
    expect([/^1\d{10}$/.test(phone), valuesOf('嘉宾')[i] !== '']).toEqual([phone !== '', phone !== '']);
  expect(screen.getAllByText('移除')).toHaveLength(2);
});

test('an invitation of nobody is told so where guests are chosen', async () => {
  await renderApp('/sale/addInvitation', { as: 'op.hubei' });
  await pickFair();
  await press('提交');
  expect(await screen.findByText('不能为空')).toBeVisible();
});
