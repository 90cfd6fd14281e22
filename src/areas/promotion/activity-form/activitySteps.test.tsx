import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { fill, person, press, textsOf } from '@tests/support/screen';

const field = (label: string) => screen.findByLabelText(label);
const errors = () => textsOf(document.querySelectorAll('.ant-form-item-explain-error'));
const step = () => document.querySelector('.ant-steps-item-active .ant-steps-item-title')?.textContent;

test('a step with something wrong on it is not left for the next one; a tier is filled by hand or from a sheet', async () => {
  await renderApp('/market/activityForm?type=fullQuantityReductionAgg&mode=add', { as: 'op.hubei' });
  await fill(await field('第 1 档满'), '100');
  await fill(await field('第 1 档减金额'), '5');
  await press('添加一档');
  await waitFor(async () => expect(await field('第 2 档满')).toHaveFocus());
  await press('下一步');
  await waitFor(() => expect(errors()).toContain('活动名称不能为空'));
  // The empty step of the ladder is an error here already, not only when the activity is published.
  expect(errors().length).toBeGreaterThanOrEqual(5);
  expect(step()).toBe('活动信息');

  await person.click(await field('第 1 档减金额'));
  await person.paste('¥ 8.00\t\r\n20.00\r\n');
  await person.click(await field('第 2 档满'));
  await person.paste('1,000\t30\n2,000\t70\n');
  const values = ['第 1 档满', '第 1 档减金额', '第 2 档满', '第 2 档减金额', '第 3 档满', '第 3 档减金额'];
  const shown = await Promise.all(values.map(async (label) => (await field(label)).getAttribute('value')));
  expect(shown).toEqual(['100', '8.00', '1000', '30', '2000', '70']);
  await press('删除第 3 行');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('添加一档'));
});

const standing = (status: string) =>
  textsOf(document.querySelectorAll(`.ant-steps-item-${status} .ant-steps-item-title`));
const jumpTo = async (title: string) =>
  person.click(await screen.findByText(title, { selector: '.ant-steps-item-title' }));

test('a step has a tick where somebody has been and left nothing wrong; what is wrong shows at its step', async () => {
  await renderApp('/market/activityForm?type=specialOffer&mode=add', { as: 'op.hubei' });
  await fill(await field('活动名称'), '清明特价');
  await jumpTo('确认');
  await waitFor(() => expect(standing('error')).toEqual(['活动信息']));
  expect([standing('finish'), standing('wait')]).toEqual([[], ['商品', '客户与业务员']]);

  await jumpTo('活动信息');
  await fill(await field('开始时间'), '2026-03-10 00:00');
  await fill(await field('结束时间'), '2026-03-20 23:59');
  await person.keyboard('{Enter}');
  await jumpTo('客户与业务员');
  await waitFor(() => expect(standing('finish')).toEqual(['活动信息']));
  expect(standing('wait')).toEqual(['商品', '确认']);

  await jumpTo('商品');
  await screen.findByText('选择商品');
  await jumpTo('确认');
  await waitFor(() => expect(standing('error')).toEqual(['商品']));
  expect(standing('finish')).toEqual(['活动信息', '客户与业务员']);
});

test('while the type is still to be chosen no list is marked; then it is that of the type', async () => {
  await renderApp('/market/activityForm', { as: 'op.hubei' });
  const marked = () => textsOf(document.querySelectorAll('.ant-menu-item-selected'));
  expect(await screen.findByText(/先选择活动类型/)).toBeVisible();
  expect(marked()).toEqual([]);
  await person.click(screen.getByText('满金额返'));
  await waitFor(() => expect(marked()).toEqual(['返利管理']));
});
