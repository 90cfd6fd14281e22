import { screen, waitFor, within } from '@testing-library/react';
import { prodRulesApi } from '@/contract/pricing/prod-rules';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

test('a save whose drawer was left meanwhile does not close the rule that is open by then', async () => {
  await renderApp('/market/pricingRule', { as: 'op.hubei' });
  await choose('连锁客户98折', '复制');
  const first = await dialogOf('复制规则');
  await fill(await within(first).findByLabelText('规则名称'), '连锁客户九八折');
  const answers = slowCalls('/rule?');
  await press('保存', first);
  await waitFor(() => expect(answers.count()).toBe(1));
  await press('取消', first);
  await press('放弃', await dialogOf('放弃已输入的内容？'));
  await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
  await press('新增规则');
  const second = await dialogOf('新增价格规则');
  await fill(await within(second).findByLabelText('规则名称'), '诊所九五折');
  await answers.letGo();
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(within(second).getByLabelText('规则名称')).toHaveValue('诊所九五折');
  expect(document.querySelector('.ant-drawer-open')).toBeVisible();
});

test('a rule whose categories could not be read has its content once they were read again, also where its category is fixed', async () => {
  await renderApp('/market/pricingRule', { as: 'op.hubei' });
  expect(await rowOf('连锁客户98折')).toBeVisible();
  const mend = failCalls(prodRulesApi.category.path);
  await choose('连锁客户98折', '编辑');
  const drawer = await dialogOf('编辑规则');
  const category = await within(drawer).findByLabelText('类别');
  await waitFor(() => expect(category.closest('.ant-select')).toHaveTextContent('加载失败'));
  expect(within(drawer).queryByLabelText('折扣率')).toBeNull();
  mend();
  await person.click(category);
  expect(await within(drawer).findByLabelText('折扣率')).toHaveValue('98.00');
  expect(category).toBeDisabled();
});
