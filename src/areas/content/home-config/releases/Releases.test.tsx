import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import {
  actionsOf,
  buttonNames,
  choose,
  closed,
  dialogOf,
  fill,
  findButton,
  person,
  press,
  rowOf,
} from '@tests/support/screen';

async function openReleases(as: string) {
  await renderApp('/contentManage/homeConfig', { as });
  await person.click(await screen.findByText('发布单', { selector: '.ant-tabs-tab-btn' }));
}

/** One of the options of a select. */
async function pick(field: HTMLElement, option: string) {
  await person.click(field);
  await person.click(
    await screen.findByText(option, { selector: '.ant-select-item-option-content, .ant-select-item-option-content *' }),
  );
}

/** Types a time and takes it with Enter. */
async function setTime(dialog: HTMLElement, label: string, time: string) {
  await fill(await within(dialog).findByLabelText(label), time);
  await person.keyboard('{Enter}');
}

test('a release is made, checked, scheduled with its count, and cancelled', async () => {
  await openReleases('op.hubei');
  expect(await actionsOf('春分换季')).toEqual(['查看', '编辑', '待发布', '立即发布', '取消发布单']);
  await person.click(await findButton('新增发布单'));
  const form = await dialogOf('新增发布单');
  await fill(within(form).getByLabelText('发布单名称'), '端午');
  await setTime(form, '开始时间', '2026-03-20 08:00');
  await press('添加内容', form);
  await press('保存', form);
  // A row without its object is refused.
  expect(await within(form).findByText('每项选一个对象，同一对象只能出现一次')).toBeVisible();
  const part = within(form).getByRole('group', { name: '第 1 项' });
  await pick(within(part).getByLabelText('类型'), '专区');
  await pick(within(part).getByLabelText('对象'), '湖北仓直发');
  await press('保存', form);
  await closed(form);
  expect(await rowOf('端午')).toHaveTextContent(/FB202603\d{4}.*草稿/);

  await choose('端午', '待发布');
  const asked = await dialogOf('“端午”的 1 项内容于 2026-03-20 08:00 发布');
  expect(await within(asked).findByText('全部内容校验通过')).toBeVisible();
  await press('待发布', asked);
  await closed(asked);
  await waitFor(async () => expect(await rowOf('端午')).toHaveTextContent('待发布'));
  expect(await actionsOf('端午')).toEqual(['查看', '立即发布', '取消发布单']);
  await choose('端午', '取消发布单');
  const ask = await dialogOf('取消发布单“端午”（1 项）？');
  await fill(within(ask).getByLabelText('原因'), '改期');
  await press('取消发布单', ask);
  await closed(ask);
  await waitFor(async () => expect(await rowOf('端午')).toHaveTextContent('已取消'));
});

test('what does not pass says why and what helps, member by member, and is not scheduled', async () => {
  await openReleases('op.hubei');
  expect(await actionsOf('春节内容返场')).toEqual(['查看', '复制', '取消发布单']);
  await choose('春节内容返场', '复制');
  const copy = await dialogOf('新增发布单');
  await setTime(copy, '开始时间', '2026-03-21 08:00');
  await press('保存', copy);
  await closed(copy);
  const [no = ''] =
    /FB202603\d{4}/.exec((await screen.findByText('2026-03-21 08:00')).closest('tr')!.textContent) ?? [];
  await choose(no, '待发布');
  const asked = await dialogOf('“春节内容返场”的 2 项内容于 2026-03-21 08:00 发布');
  expect(await within(asked).findByText('1 项未通过校验')).toBeVisible();
  expect(asked).toHaveTextContent('第 1 项 Banner 春节不打烊 · 发布时间已过或起止无效');
  expect(asked).toHaveTextContent('检查对象和发布单的起止时间。');
  expect(buttonNames(asked)).not.toContain('待发布');
});

test('it goes out at once, or not at all; the drawer shows each member, and it is withdrawn', async () => {
  await openReleases('op.hubei');
  await choose('满减会场上线', '立即发布');
  const ask = await dialogOf('立即发布“满减会场上线”的 1 项内容？');
  await press('立即发布', ask);
  await waitFor(async () => expect(await rowOf('满减会场上线')).toHaveTextContent('已发布'));
  await choose('满减会场上线', '收回');
  const back = await dialogOf('收回“满减会场上线”的 1 项内容？');
  await fill(within(back).getByLabelText('原因'), '提前结束');
  await press('收回', back);
  await waitFor(async () => expect(await rowOf('满减会场上线')).toHaveTextContent('已结束'));
  await choose('满减会场上线', '查看');
  const drawer = await dialogOf('发布单“满减会场上线”');
  expect(await within(drawer).findByText('满减会场')).toBeVisible();
  await press('变更记录', drawer);
  expect(await dialogOf('变更记录：满减会场上线')).toBeVisible();
});

test('who only reads sees them, and does nothing', async () => {
  await openReleases('audit.ro');
  expect(await actionsOf('三月开门红')).toEqual(['查看']);
  expect(screen.queryByRole('button', { name: '新增发布单' })).toBeNull();
});
