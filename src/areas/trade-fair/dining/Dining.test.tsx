import { act, screen, waitFor, within } from '@testing-library/react';
import { diningApi } from '@/contract/trade-fair/dining';
import { guestApi } from '@/contract/trade-fair/guests';
import { navigate } from '@/core/navigation/navigate';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf, textsOf } from '@tests/support/screen';

const LIST = '/sale/dining';
const tradeFairId = '70001';
/** Breakfast of the day of the tests, during its hours. */
const BREAKFAST = { mealDate: '2026-03-08', mealType: 1, startTime: '08:00', endTime: '10:00' } as const;

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Picks an option of the open select. */
const pick = async (text: string | RegExp) =>
  person.click(await screen.findByText(text, { selector: '.ant-select-item-option-content' }));

/** 名额, 已发, 已用 and 剩余 of the meal at this place. */
const seatsAt = async (venue: string) => textsOf((await rowOf(venue)).querySelectorAll('td')).slice(5, 9);

const stateOf = async (venue: string) => (await rowOf(venue)).querySelector('.ant-tag')?.textContent;

test('a meal is refused on a day without the fair, added on one with it, changed, stopped and opened again', async () => {
  await renderApp(LIST, { as: 'show.clerk' });
  await pickFair();
  await waitFor(() => expect(screen.getAllByText('二楼宴会厅', { selector: 'td, td *' })).toHaveLength(3));
  await press('新增餐次');
  const dialog = await dialogOf('新增餐次');
  const set = async (label: string, value: string) => {
    await fill(await within(dialog).findByLabelText(label), value);
    await person.keyboard('{Enter}');
  };
  await set('日期', '2026-04-08');
  await person.click(within(dialog).getByLabelText('餐次'));
  await pick('早餐');
  await set('开始时间', '08:00');
  await set('结束时间', '10:00');
  await fill(within(dialog).getByLabelText('名额（席）'), '5');
  await press('保存', dialog);
  expect(await within(dialog).findByText('餐厅不能为空')).toBeVisible();
  await fill(within(dialog).getByLabelText('餐厅'), '一楼餐厅');
  await press('保存', dialog);
  expect(await within(dialog).findByText('餐次日期必须在展会期间内')).toBeVisible();
  await set('日期', '2026-03-08');
  await press('保存', dialog);
  await closed(dialog);
  const cells = textsOf((await rowOf('一楼餐厅')).querySelectorAll('td'));
  expect(cells.slice(0, 10)).toEqual(['2026-03-08', '早餐', '08:00', '10:00', '一楼餐厅', '5', '0', '0', '5', '启用']);

  await choose('一楼餐厅', '编辑');
  const change = await dialogOf('编辑 2026-03-08 的餐次');
  // The day and the kind of a meal cannot be changed.
  expect(within(change).queryByLabelText('日期')).toBeNull();
  await fill(within(change).getByLabelText('名额（席）'), '8');
  await press('保存', change);
  await closed(change);
  await waitFor(async () => expect(await seatsAt('一楼餐厅')).toEqual(['8', '0', '0', '8']));

  expect(await actionsOf('一楼餐厅')).toEqual(['发放餐券', '核销', '明细', '编辑', '停用']);
  await choose('一楼餐厅', '停用');
  await waitFor(async () => expect(await stateOf('一楼餐厅')).toBe('停用'));
  expect(await actionsOf('一楼餐厅')).toEqual(['明细', '编辑', '启用']);
  await choose('一楼餐厅', '启用');
  await waitFor(async () => expect(await stateOf('一楼餐厅')).toBe('启用'));
});

test('vouchers go to the guests that are named, not beyond the seats, and let each of them in once', async () => {
  const clerk = await signedIn(await startBackend(), 'show.clerk');
  const meal = { ...BREAKFAST, tradeFairId, venue: '三楼茶座', quota: 4 };
  const { mealId } = await clerk.data(diningApi.add, meal);
  await renderApp(LIST, { as: 'show.clerk' });
  await pickFair();
  await choose('三楼茶座', '发放餐券');
  const issue = await dialogOf('发放餐券（剩余 4 席）');
  // All checked-in guests together need more seats than there are.
  expect(within(issue).getByText('全部已签到嘉宾')).toBeVisible();
  await press('发放餐券', issue);
  expect(await screen.findByText('名额不足')).toBeVisible();
  await person.click(within(issue).getByLabelText('接收对象'));
  await pick('指定嘉宾');
  await person.click(await within(issue).findByLabelText('指定嘉宾'));
  await pick(/^王海涛 · /);
  await pick(/^杨雪梅 · /);
  await person.click(within(issue).getByLabelText('含随行人员'));
  await press('发放餐券', issue);
  expect(await screen.findByText('发放 2 张餐券，共 2 席；0 位已有餐券')).toBeVisible();
  await closed(issue);
  await waitFor(async () => expect(await seatsAt('三楼茶座')).toEqual(['4', '2', '0', '2']));

  const { records } = await clerk.data(diningApi.detailPage, { mealId });
  const { voucherNo } = records.find(({ guestName }) => guestName === '王海涛')!;
  await choose('三楼茶座', '核销');
  const door = await dialogOf('核销餐券');
  const scan = async (code: string) => {
    await fill(within(door).getByLabelText('扫描嘉宾二维码，或输入餐券号'), code);
    await person.keyboard('{Enter}');
  };
  await scan('CQ99999999');
  expect(await within(door).findByText('没有该餐次的餐券')).toBeVisible();
  await scan(voucherNo.toLowerCase());
  expect(await within(door).findByText('王海涛：1 席')).toBeVisible();
  expect(within(door).queryByText('没有该餐次的餐券')).toBeNull();
  await scan(voucherNo);
  expect(await within(door).findByText(/^餐券已于 2026-03-08 .*使用$/)).toBeVisible();
  await press('关闭', door);
  await closed(door);
  await waitFor(async () => expect(await seatsAt('三楼茶座')).toEqual(['4', '2', '1', '2']));

  await choose('三楼茶座', '明细');
  const vouchers = await dialogOf('2026-03-08 的餐券');
  const row = (await within(vouchers).findByText('王海涛', { selector: 'td, td *' })).closest('tr')!;
  expect(row).toHaveTextContent('已使用');
  expect(within(vouchers).getByText('杨雪梅').closest('tr')).toHaveTextContent('未使用');
});

test('vouchers go to the guests of the groups that are named, and to nobody while none is', async () => {
  const clerk = await signedIn(await startBackend(), 'show.clerk');
  const { mealId } = await clerk.data(diningApi.add, { ...BREAKFAST, tradeFairId, venue: '四楼餐厅', quota: 99 });
  await renderApp(LIST, { as: 'show.clerk' });
  await pickFair();
  await choose('四楼餐厅', '发放餐券');
  const issue = await dialogOf('发放餐券（剩余 99 席）');
  expect(within(issue).queryByLabelText('指定嘉宾组')).toBeNull();
  await person.click(within(issue).getByLabelText('接收对象'));
  await pick('嘉宾组');
  await within(issue).findByLabelText('指定嘉宾组');
  await press('发放餐券', issue);
  expect(await screen.findByText('有 1 处需要修改')).toBeVisible();
  await person.click(await within(issue).findByLabelText('指定嘉宾组'));
  await pick(/^康宁大药房A组 · /);
  await press('发放餐券', issue);
  await closed(issue);
  const { records } = await clerk.data(diningApi.detailPage, { mealId });
  const { records: guests } = await clerk.data(guestApi.guestList, { tradeFairId, pageSize: 500 });
  const named = guests.filter(({ guestGroupName }) => guestGroupName === '康宁大药房A组');
  expect(records.map(({ guestName }) => guestName).sort()).toEqual(named.map(({ guestName }) => guestName).sort());
  expect(records.length).toBeGreaterThan(0);
});

test('meals that cannot be read are said to be so, and read again', async () => {
  await renderApp('/sale/signIn', { as: 'show.clerk' });
  await pickFair();
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.includes('/dining/page')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init);
  await act(() => Promise.resolve(navigate(LIST)));
  expect(await screen.findByText('加载失败，请稍后重试', { selector: '.ant-empty *' })).toBeVisible();
  globalThis.fetch = fetch;
  await press('重新加载');
  await waitFor(() => expect(screen.getAllByText('二楼宴会厅', { selector: 'td, td *' }).length).toBeGreaterThan(2));
});
