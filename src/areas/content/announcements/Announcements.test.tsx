import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const pick = async (option: string) =>
  person.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));

/** Pastes as from another window: the editor treats pasted text like typed text. */
function paste(field: HTMLElement, html: string) {
  field.focus();
  fireEvent.paste(field, {
    clipboardData: { types: ['text/html'], files: [], getData: (type: string) => (type === 'text/html' ? html : '') },
  });
}

test('an announcement for everyone is written, published and taken back', async () => {
  await renderApp('/content/announcementV2', { as: 'admin.hq' });
  expect(await rowOf('周末系统升级')).toHaveTextContent('全员');
  await press('新增公告');
  const drawer = await dialogOf('新增公告');
  await fill(await within(drawer).findByRole('textbox', { name: '标题' }), '食堂停业');
  paste(await within(drawer).findByRole('textbox', { name: '内容' }), '<p>周三食堂<strong>停业一天</strong>。</p>');
  await person.click(within(drawer).getByLabelText('必读'));
  await fill(await within(drawer).findByLabelText('确认文字'), '收到');
  await press('保存', drawer);
  await closed(drawer);
  expect(await actionsOf('食堂停业')).toEqual(expect.arrayContaining(['发布', '编辑', '删除']));
  await choose('食堂停业', '发布');
  const ask = await dialogOf('发布公告“食堂停业”？');
  await press('发布', ask);
  await closed(ask);
  await waitFor(async () => expect(await actionsOf('食堂停业')).toEqual(expect.arrayContaining(['催读', '短信催读'])));
  await choose('食堂停业', '撤回');
  const question = await dialogOf('撤回公告“食堂停业”？');
  await press('撤回', question);
  await closed(question);
  expect(await screen.findByText('已撤回')).toBeVisible();
});

test('for roles they are chosen by name; for customers of a type there is no window and no reminder', async () => {
  await renderApp('/content/announcementV2', { as: 'admin.hq' });
  await press('新增公告');
  const drawer = await dialogOf('新增公告');
  await fill(await within(drawer).findByRole('textbox', { name: '标题' }), '客户通知');
  paste(await within(drawer).findByRole('textbox', { name: '内容' }), '<p>四月起调价。</p>');
  expect(within(drawer).getByLabelText('必读')).toBeVisible();
  await person.click(within(drawer).getByLabelText('接收对象'));
  await pick('客户类型');
  await waitFor(() => expect(within(drawer).queryByLabelText('必读')).toBeNull());
  await person.click(await within(drawer).findByLabelText('具体对象'));
  await pick('单体药店');
  await press('保存', drawer);
  await closed(drawer);
  expect(await rowOf('客户通知')).toHaveTextContent('单体药店');
  await press('新增公告');
  const another = await dialogOf('新增公告');
  await person.click(await within(another).findByLabelText('接收对象'));
  await pick('角色');
  expect(await within(another).findByLabelText('具体对象')).toBeVisible();
});

test('the report names readers, the unread and companies; who has not read it is reminded once a day', async () => {
  await renderApp('/content/announcementV2', { as: 'show.clerk' });
  await choose('入场须知', '阅读报表');
  const drawer = await dialogOf('阅读率');
  expect(await within(drawer).findByText('王海涛')).toBeVisible();
  await person.click(within(drawer).getByText('按公司', { selector: '[role=tab]' }));
  expect(await within(drawer).findByText('江城医药湖北有限公司')).toBeVisible();
  await person.click(within(drawer).getByText('未读名单', { selector: '[role=tab]' }));
  await waitFor(() => expect(within(drawer).getAllByText('未读').length).toBeGreaterThan(0));
  await person.click(within(drawer).getByLabelText('关闭'));
  await choose('入场须知', '催读');
  const ask = await dialogOf('催读公告“入场须知”？');
  await press('催读', ask);
  await closed(ask);
  expect(await screen.findByText(/^已催读 \d+ 人$/)).toBeVisible();
  await choose('入场须知', '催读');
  await press('催读', await dialogOf('催读公告“入场须知”？'));
  expect(await screen.findByText('今日已催读')).toBeVisible();
});
