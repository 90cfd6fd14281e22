import { act, screen, waitFor, within } from '@testing-library/react';
import { type TradeFairDetail, tradeFairApi } from '@/contract/trade-fair/fairs';
import { type Client, signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, person, press } from '@tests/support/screen';

const EDIT = '/sale/saleShowEdit';
const FAIR = '70004';
const CONFLICT = '数据已被他人修改';
const field = (label: string) => screen.findByLabelText(label);
let admin: Client;

beforeAll(async () => {
  admin = await signedIn(await startBackend(), 'admin.hq');
});
const stored = (id: string) => act(() => admin.data(tradeFairApi.detail, { id }));

/** Another person saves what he has changed. */
const changeElsewhere = (id: string, changes: Partial<TradeFairDetail>) =>
  act(async () => {
    const { meals, ...fair } = { ...(await admin.data(tradeFairApi.detail, { id })), ...changes };
    await admin.data(tradeFairApi.update, { ...fair, meals, id, saveMode: fair.state === 9 ? 'DRAFT' : 'SUBMIT' });
  });

test('two people change one fair: both changes stand side by side, and the chosen ones are stored', async () => {
  await renderApp(`${EDIT}?id=${FAIR}`, { as: 'op.hubei' });
  await fill(await field('展会名称'), '我的推介会');
  await fill(await field('地点'), '我的场馆');
  await person.click(await screen.findByLabelText('人工'));
  await changeElsewhere(FAIR, { venue: '总部的场馆', contactName: '周启明', signInMode: 1 });
  await press('提交');
  const dialog = await dialogOf(CONFLICT);
  expect(within(dialog).getByText(/您编辑期间，周启明 于 2026-03-08 .* 保存了这条数据/)).toBeVisible();
  const rows = [...dialog.querySelectorAll('tbody tr.ant-table-row')].map((row) => row.textContent);
  // Codes are read as their texts.
  expect(rows).toEqual(['地点我的场馆总部的场馆', '签到方式人工扫码']);
  const [focusable] = dialog.querySelectorAll('input');
  expect(focusable).toBe(within(dialog).getByLabelText('我的场馆'));
  expect(focusable).toBeChecked();
  await person.keyboard('{Escape}');
  await person.click(within(dialog).getByLabelText('总部的场馆'));
  await press('按选择继续编辑', dialog);
  await closed(dialog);
  expect(await field('展会名称')).toHaveValue('我的推介会');
  expect(await field('地点')).toHaveValue('总部的场馆');
  expect(await field('联系人')).toHaveValue('周启明');
  await press('提交');
  await screen.findByText('已提交，可以在列表中发布');
  expect(await stored(FAIR)).toMatchObject({ subject: '我的推介会', venue: '总部的场馆', contactName: '周启明' });
});

test("the other person's record can be taken as it is; what the server refuses stands at its field", async () => {
  await renderApp(`${EDIT}?id=${FAIR}`, { as: 'op.hubei' });
  await fill(await field('地点'), '我的场馆');
  await changeElsewhere(FAIR, { venue: '总部的场馆二' });
  await press('提交');
  const dialog = await dialogOf(CONFLICT);
  expect(screen.getByLabelText('有未保存的内容')).toBeVisible();
  await press('放弃我的修改', dialog);
  await closed(dialog);
  expect(screen.queryByLabelText('有未保存的内容')).toBeNull();
  expect(await field('地点')).toHaveValue('总部的场馆二');
  await fill(await field('展会编码'), 'ZH2026030001');
  await press('提交');
  const code = await field('展会编码');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/已存在/));
  await waitFor(() => expect(code).toHaveFocus());
});

test('what was saved as a draft is no longer a change of mine', async () => {
  const { subject } = await stored('70005');
  await renderApp(`${EDIT}?id=70005`, { as: 'show.clerk' });
  await fill(await field('展会名称'), '改过的名称');
  await press('存草稿');
  await screen.findByText('草稿已保存');
  await changeElsewhere('70005', { subject });
  await fill(await field('地点'), '我的场馆');
  await press('存草稿');
  const dialog = await dialogOf(CONFLICT);
  expect(within(dialog).getByText('对方改动的字段与您不同，将自动合并。')).toBeVisible();
  await press('按选择继续编辑', dialog);
  await closed(dialog);
  expect(await field('展会名称')).toHaveValue(subject);
  expect(await field('地点')).toHaveValue('我的场馆');
});
