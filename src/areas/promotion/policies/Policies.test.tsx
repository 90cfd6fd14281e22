import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, address, choose, dialogOf, fill, person, press, rowOf, textsOf } from '@tests/support/screen';

const LIST = '/market/promotionPolicy';
const names = () => textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child'));

test('policies are found by name and status, and one is shown with its steps and products', async () => {
  await renderApp(LIST, { as: 'op.hubei' });
  const row = await rowOf('楚康抗生素满数量支持');
  expect(row).toHaveTextContent('有效');
  expect(row).toHaveTextContent('满数量');
  expect(row).toHaveTextContent('楚康制药有限公司');
  expect(row).toHaveTextContent('0.00 / 50,000.00');

  await choose('楚康抗生素满数量支持', '查看');
  const drawer = await dialogOf('楚康抗生素满数量支持');
  expect(await within(drawer).findByText(/满100件减50/)).toBeVisible();
  expect(drawer.querySelectorAll('tr.ant-table-row')).toHaveLength(3);
  await person.click(within(drawer).getByLabelText('关闭'));

  await fill(screen.getByLabelText('政策名称'), '返利');
  await press('查询');
  await waitFor(() => expect(names()).toEqual(['江南药业季度返利']));
});

test('what a policy in force becomes is offered, and nothing of one that is over', async () => {
  await renderApp(LIST, { as: 'op.hubei' });
  expect(await actionsOf('楚康抗生素满数量支持')).toEqual(['查看', '生成满数量活动']);
  expect(await actionsOf('江南药业季度返利')).toEqual(['查看', '生成满金额活动']);
  expect(await actionsOf('业务员让利支持')).toEqual(['查看', '生成灵活价活动']);
  await choose('楚康抗生素满数量支持', '生成满数量活动');
  await waitFor(() => expect(address()).toMatch(/^\/market\/activityForm\?.*policyId=60001/));
  expect(await screen.findByDisplayValue('楚康抗生素满数量支持江城医药湖北有限公司')).toBeVisible();
});

test('the head office sees what holds for a company below it, and makes nothing of it for itself', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  expect(await actionsOf('楚康抗生素满数量支持')).toEqual(['查看']);
  expect(await actionsOf('江南药业季度返利')).toEqual(['查看', '生成满金额活动']);
});
