import { act, screen, waitFor, within } from '@testing-library/react';
import { drawCover } from '../../../../mock/examples/cover';
import { session } from '@/core/session/session';
import { renderApp } from '@tests/support/renderApp';
import { address, buttonNames, fill, findButton, person, press, rowOf } from '@tests/support/screen';

const EDIT = '/sale/saleShowEdit';
const field = (label: string) => screen.findByLabelText(label);
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const errors = () => [...document.querySelectorAll('.ant-form-item-explain-error')].map((one) => one.textContent);

async function setMoment(label: string, value: string) {
  await fill(await field(label), value);
  await person.keyboard('{Enter}');
}

test('a new fair: what is missing, a draft by its name alone, and the whole', async () => {
  await renderApp(EDIT, { as: 'op.hubei' });
  await press('提交');
  // The user's own company is filled in.
  const required = ['展会名称', '开始时间', '结束时间', '地点', '联系人', '联系电话', '封面'];
  await waitFor(() => expect(errors()).toEqual(required.map((label) => `${label}不能为空`)));
  expect(await screen.findByText(`有 ${required.length} 处需要修改`)).toBeVisible();
  await waitFor(async () => expect(await field('展会名称')).toHaveFocus());

  await fill(await field('展会名称'), '试办展😀会');
  await press('存草稿');
  expect(await screen.findByText('草稿已保存')).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/^\/sale\/saleShowEdit\?id=\d+$/));
  await waitFor(async () => expect(await field('展会名称')).toHaveValue('试办展会'));
  expect(await field('展会编码')).toHaveValue('ZH2026030005');

  await person.click(await field('启用用餐'));
  await press('添加餐次');
  await waitFor(async () => expect(await field('日期')).toHaveFocus());
  await press('存草稿');
  await waitFor(() => expect(errors()).toHaveLength(5));
  await press('移除餐次');

  await setMoment('开始时间', '2026-04-01 09:00');
  await setMoment('结束时间', '2026-04-03 18:00');
  await fill(await field('地点'), '襄阳会展中心');
  await fill(await field('联系人'), '何敏');
  await fill(await field('联系电话'), '1390000121');
  await press('提交');
  expect(await screen.findByText('请输入11位手机号')).toBeVisible();
  await waitFor(async () => expect(await field('联系电话')).toHaveFocus());
  await fill(await field('联系电话'), '13900001212');
  await press('提交');
  const drop = document.querySelector('.ant-upload[role=button]')!;
  await waitFor(() => expect(drop).toHaveFocus());
  await person.upload(fileInput(), new File([new Uint8Array(drawCover([1, 2, 3]).content)], 'a.png'));
  await findButton('更换');
  await person.click(await field('启用抽奖'));
  await press('提交');
  expect(await screen.findByText('启用抽奖时，请填写每张券的金额或签到赠券数')).toBeVisible();
  await person.click(await field('启用抽奖'));
  await press('提交');
  expect(await screen.findByText('已提交，可以在列表中发布')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/sale/tradeFairManage'));
  expect(within(await rowOf('试办展会')).getByText('初始')).toBeVisible();
});

test('a cover of another kind or size is refused', async () => {
  await renderApp(EDIT, { as: 'op.hubei' });
  await screen.findByText('点击或拖拽图片到此处');
  const upload = (name: string, bytes: number) => person.upload(fileInput(), new File([new Uint8Array(bytes)], name));
  await upload('a.gif', 1);
  expect(await screen.findByText('文件格式不正确，目前仅支持.jpg,.jpeg,.png格式!')).toBeVisible();
  await upload('a.png', 5121 * 1024);
  expect(await screen.findByText('图片/文件大小不能超过5120kb')).toBeVisible();
  expect(buttonNames()).not.toContain('更换');
});

test('a published fair keeps what guests rely on', async () => {
  await renderApp(`${EDIT}?id=70002`, { as: 'op.hubei' });
  expect(await screen.findByText(/^展会已发布：只能延后结束时间/)).toBeVisible();
  expect(await field('展会名称')).toHaveValue('2026夏季订货会');
  for (const label of ['展会名称', '展会编码', '开始时间', '签到开始', '启用抽奖', '主办公司'])
    expect(await field(label)).toBeDisabled();
  for (const label of ['结束时间', '地点', '联系人', '联系电话']) expect(await field(label)).toBeEnabled();
  expect(buttonNames()).not.toContain('存草稿');
  await setMoment('结束时间', '2026-05-10 18:00');
  await press('提交');
  expect(await screen.findByText('只能延后')).toBeVisible();
  await waitFor(async () => expect(await field('结束时间')).toHaveFocus());
  await setMoment('结束时间', '2026-05-20 18:00');
  await press('提交');
  // The fair is published already.
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(screen.queryByText('已提交，可以在列表中发布')).toBeNull();
});

test('whoever has none of its buttons is shown a fair, and not asked to change it', async () => {
  await renderApp(`${EDIT}?id=70002`, { as: 'audit.ro' });
  expect(await screen.findByRole('heading', { name: '查看展会' })).toBeVisible();
  expect(screen.getByLabelText('地点')).toBeDisabled();
  expect(screen.queryByText(/^展会已发布/)).toBeNull();
});

test('a record that cannot be read is read again; a look shows and changes nothing', async () => {
  const { fetch } = globalThis;
  const network = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isRecord = typeof input === 'string' && input.includes('/tradeFair/detail');
    return isRecord ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
  });
  await renderApp(`${EDIT}?id=70004&view=1`, { as: 'op.hubei' });
  await waitFor(() => expect(buttonNames(document.querySelector('main')!)).toContain('重新加载'));
  network.mockRestore();
  await press('重新加载', document.querySelector('main')!);
  expect(await screen.findByText('查看展会', { selector: 'h1 *, h1' })).toBeVisible();
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.ant-form-item input')];
  expect(inputs.filter((input) => !input.disabled)).toEqual([]);
  expect(buttonNames(document.querySelector('footer')!)).toEqual(['返回列表']);
  expect(screen.getByText('现场下单享受', { exact: false })).toBeVisible();
});

test('the key saves no more than the button that the user has', async () => {
  await renderApp(EDIT, { as: 'op.hubei' });
  await findButton('存草稿');
  const { headerButtonList, tableButtonList } = session.get();
  const without = (buttons: typeof tableButtonList) =>
    buttons.filter(({ buttonCode }) => buttonCode !== 'saleShowEdit_saveDraft');
  act(() =>
    session.setButtons({ headerButtonList: without(headerButtonList), tableButtonList: without(tableButtonList) }),
  );
  await waitFor(() => expect(buttonNames()).not.toContain('存草稿'));
  await person.keyboard('{Control>}s{/Control}');
  await press('提交');
  expect(await screen.findByText('有 7 处需要修改')).toBeVisible();
  expect(screen.queryByText('有 1 处需要修改')).toBeNull();
});
