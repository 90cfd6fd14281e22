import { screen, waitFor, within } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { MOUNTS, renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, findButton, person, press, rowOf } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';
import { daysFrom, positionOf, spanIn, ticksOf } from './boardTime';

async function openPlans(as: string) {
  await renderApp('/contentManage/homeConfig', { as });
  await person.click(await screen.findByText('排期', { selector: '.ant-tabs-tab-btn' }));
}

test('plans stand in a list: those of the head office to look at, own ones to end', async () => {
  await openPlans('op.hubei');
  expect(await actionsOf('集团首页')).toEqual([]);
  expect(await actionsOf('宜昌周末页')).toEqual(['编辑', '替换', '取消排期']);
  await choose('宜昌周末页', '取消排期');
  const dialog = await dialogOf('取消“宜昌周末页”的排期');
  await fill(within(dialog).getByLabelText('原因'), '改期');
  await press('取消排期', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf('宜昌周末页')).toHaveTextContent('已取消'));
});

test('the board says who shows what and why, also as a table', async () => {
  await openPlans('admin.hq');
  await screen.findByText('宜昌周末页');
  await person.click(await screen.findByText('看板'));
  const segment = await screen.findAllByLabelText('集团首页 第 1 版，2026-03-08 00:00 至 2026-03-08 23:59，常驻');
  expect(segment.length).toBeGreaterThan(1);
  const [own] = screen.getAllByLabelText('湖北首页 第 1 版，2026-03-08 00:00 至 2026-03-08 23:59，常驻');
  expect(own?.closest('tr')).toHaveTextContent('江城医药湖北有限公司');
  expect(screen.getByText(/竖线为现在 2026-03-08 09:\d\d/)).toBeVisible();
  await person.click(screen.getByText('表'));
  const row = await rowOf('江城医药湖北有限公司');
  expect(row).toHaveTextContent('2026-03-08 00:002026-03-08 23:591,440湖北首页常驻');
});

test('what shows on one day is not shown for a week that is still to come', async () => {
  await openPlans('admin.hq');
  await screen.findByText('宜昌周末页');
  await person.click(await screen.findByText('看板'));
  const day = '集团首页 第 1 版，2026-03-08 00:00 至 2026-03-08 23:59，常驻';
  await screen.findAllByLabelText(day);
  const answers = slowCalls('/coverage');
  await person.click(screen.getByText('7 天'));
  await waitFor(() => expect(answers.count()).toBe(MOUNTS));
  expect(screen.queryAllByLabelText(day)).toEqual([]);
  await answers.letGo();
  expect((await screen.findAllByLabelText(/^集团首页 第 1 版，2026-03-08 00:00 至 /)).length).toBeGreaterThan(0);
});

test('a plan says where it would show before it is saved', async () => {
  await openPlans('admin.hq');
  await choose('订货会专场', '编辑');
  const drawer = await dialogOf('编辑“订货会专场”的排期');
  const shown = await within(drawer).findAllByLabelText(
    /^订货会专场 第 1 版，2026-03-09 08:00 至 2026-03-09 19:59，限期$/,
  );
  expect(shown.length).toBeGreaterThan(1);
  await findButton('保存', drawer);
});

test('where a plan would show that was changed is not said by the answer before it', async () => {
  await openPlans('admin.hq');
  await choose('订货会专场', '编辑');
  const drawer = await dialogOf('编辑“订货会专场”的排期');
  await within(drawer).findAllByLabelText(/^订货会专场 第 1 版，2026-03-09 08:00 至 2026-03-09 19:59，限期$/);
  const mend = failCalls('/coverage');
  await person.click(within(drawer).getByRole('switch', { name: /下级/ }));
  await findButton('重新加载', drawer);
  expect(within(drawer).queryAllByLabelText(/^订货会专场 第 1 版/)).toEqual([]);
  mend();
  await press('重新加载', drawer);
  expect((await within(drawer).findAllByLabelText(/^订货会专场 第 1 版/)).length).toBeGreaterThan(0);
});

test('the axis of the board is exact to the minute', () => {
  const day = daysFrom('2026-03-08', 1);
  expect(day).toEqual({ from: '2026-03-08 00:00', to: '2026-03-08 23:59' });
  expect(spanIn(day, { from: '2026-03-08 06:00', to: '2026-03-08 11:59' })).toEqual({ start: 25, width: 25 });
  expect([positionOf(day, '2026-03-08 12:00'), positionOf(day, '2026-03-09 00:00')]).toEqual([50, undefined]);
  expect(ticksOf(day).map(({ label }) => label)).toEqual([
    ...['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00'],
  ]);
  expect(ticksOf(daysFrom('2026-03-08', 7)).map(({ label }) => label)).toEqual([
    ...['03-08', '03-09', '03-10', '03-11', '03-12', '03-13', '03-14'],
  ]);
});
