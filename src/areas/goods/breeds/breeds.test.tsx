import { screen, waitFor, within } from '@testing-library/react';
import { breedMonitorApi } from '@/contract/goods/breed-monitors';
import { strategyApi } from '@/contract/goods/monitor-strategies';
import { call } from '@/core/http/call';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const P004 = 'SP000004';

test('an alert shows its figures, and is handled with a result', async () => {
  await renderApp('/item/breedMonitor', { as: 'op.hubei' });
  expect(await rowOf(P004)).toHaveTextContent('待处理');
  await choose(P004, '趋势');
  const trend = await dialogOf('近 60 天：复方丹参片');
  expect(await within(trend).findByText('近效期天数')).toBeVisible();

  await choose(P004, '处理');
  const dialog = await dialogOf('处理 1 条预警');
  await fill(within(dialog).getByLabelText('处理结果'), '已联系供应商换货');
  await press('处理', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(P004)).toHaveTextContent('已处理'));
  expect(await actionsOf(P004)).toEqual(['趋势', '移除']);
  expect(screen.getAllByText('陈思远').length).toBeGreaterThan(0);
});

test('figures that could not be read are asked for again', async () => {
  await renderApp('/item/breedMonitor', { as: 'op.hubei' });
  await rowOf(P004);
  const mend = failCalls('/trend');
  await choose(P004, '趋势');
  const trend = await dialogOf('近 60 天：复方丹参片');
  const again = await within(trend).findByRole('button', { name: '重新加载' });
  mend();
  await person.click(again);
  expect(await within(trend).findByText('近效期天数')).toBeVisible();
});

test('alerts are searched by the strategy that has found them', async () => {
  await renderApp('/item/breedMonitor', { as: 'op.hubei' });
  await rowOf(P004);
  const { records } = await call(breedMonitorApi.page, { pageSize: 100 });
  const own = records.find(({ productCode }) => productCode === P004)!.strategyName;
  const strategies = (await call(strategyApi.page, { pageSize: 100 })).records.map((one) => one.strategyName);
  const other = strategies.find((name) => records.every(({ strategyName }) => strategyName !== name))!;
  const search = async (name: string) => {
    await person.click(screen.getByLabelText('策略'));
    const option = { selector: '.ant-select-item-option-content' };
    await person.click(await screen.findByText(new RegExp(` ${name}$`), option));
    await press('查询');
  };
  await search(other);
  await waitFor(() => expect(screen.queryByText(P004)).toBeNull());
  await search(own);
  await rowOf(P004);
});
