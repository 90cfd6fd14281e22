import { screen, waitFor } from '@testing-library/react';
import { activityApi } from '@/contract/promotion/activities';
import { create, form, update } from '@tests/contract/promotion/promotions';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, press } from '@tests/support/screen';

const TYPE = 'fullAmountReduction';

test('what another has saved meanwhile is shown beside one’s own, and both are kept', async () => {
  const origin = await startBackend();
  const operator = await signedIn(origin, 'op.hubei');
  const given = { ...form({ activityName: '两人编辑' }), saveMode: 'DRAFT' as const };
  const { activityId, version } = await operator.data(create(TYPE), given);
  await renderApp(`/market/activityForm?type=${TYPE}&mode=edit&id=${activityId}`, { as: 'op.hubei' });
  await fill(await screen.findByLabelText('活动名称'), '我的名称');
  await fill(screen.getByLabelText('预算'), '800');
  const admin = await signedIn(origin, 'admin.hq');
  const theirs = { activityName: '他人名称', remark: '他人备注' };
  await admin.data(update(TYPE), { ...given, ...theirs, activityId, version });

  await press('存草稿');
  const dialog = await dialogOf('数据已被他人修改');
  for (const text of ['我的名称', '他人名称']) expect(dialog).toHaveTextContent(text);
  await press('按选择继续编辑', dialog);
  await closed(dialog);
  await waitFor(() => expect(screen.getByLabelText('备注')).toHaveValue('他人备注'));
  await press('存草稿');
  expect(await screen.findByText(/^草稿已保存/)).toBeVisible();
  expect(await operator.data(activityApi.discount, { id: activityId })).toMatchObject({
    ...{ activityName: '我的名称', budgetAmount: '800.00', remark: '他人备注', version: version + 2 },
  });
});
