import { screen, waitFor, within } from '@testing-library/react';
import { savedViewApi } from '@/contract/account/saved-views';
import { signedIn } from '@tests/support/client';
import { failsFirst } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const option = async (name: string) =>
  person.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));

test('a licence is to be cancelled: what hangs on it is seen first, and the drawer tells of it', async () => {
  await renderApp('/erp/licenceCancel?ownerName=仁济诊所&licenceType=4', { as: 'op.hubei' });
  expect(await rowOf('仁济诊所')).toHaveTextContent('临期');
  await choose('仁济诊所', '申请注销');
  const dialog = await dialogOf('申请注销 PDY');
  expect(await within(dialog).findByText('没有其他有效的同类证照，注销后业务将受限')).toBeVisible();
  await press('申请注销', dialog);
  expect(await within(dialog).findByText('原因类型不能为空')).toBeVisible();
  await person.click(within(dialog).getByLabelText('原因类型'));
  await option('信息错误');
  await fill(within(dialog).getByLabelText('原因'), '证号录入有误，重新登记');
  await fill(within(dialog).getByLabelText('生效日'), '2030-04-01');
  await person.keyboard('{Enter}');
  await press('申请注销', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf('仁济诊所')).toHaveTextContent('待审核'));

  await choose('仁济诊所', '查看');
  const drawer = await dialogOf('仁济诊所的证照');
  expect(await within(drawer).findByText(/注销申请 ZX\d+，生效日 2030-04-01/)).toBeVisible();
  expect(within(drawer).getByText('医疗机构执业许可证', { selector: '.ant-card-head-title *' })).toBeVisible();
  expect(within(drawer).getAllByRole('img').length).toBeGreaterThan(0);
  await person.keyboard('{Escape}');

  await failsFirst('/revoke/', async () => {
    await choose('仁济诊所', '撤回');
    await press('撤回', await dialogOf('的注销申请？'));
  });
  await waitFor(async () => expect(await rowOf('仁济诊所')).not.toHaveTextContent('待审核'));
});

test('somebody else decides, a refusal says why; the applicant may take it back', async () => {
  await renderApp('/erp/licenceCancel?cancelStatus=1&licenceType=1', { as: 'admin.hq' });
  const [row] = await screen.findAllByText('陈思远', { selector: 'td, td *' });
  const [, , owner] = row!.closest('tr')!.querySelectorAll('td');
  await choose(owner!.textContent, '审核');
  const dialog = await dialogOf('审核注销');
  expect(await within(dialog).findByText(/陈思远于/)).toBeVisible();
  await person.click(within(dialog).getByLabelText('驳回'));
  await press('审核', dialog);
  expect(await within(dialog).findByText('审核意见不能为空')).toBeVisible();
  await fill(within(dialog).getByLabelText('审核意见'), '请附注销通知书');
  await press('审核', dialog);
  await closed(dialog);
});

test('what ends within sixty days, the most at stake first', async () => {
  await renderApp('/erp/licenceCancel', { as: 'admin.hq' });
  await person.click(await screen.findByRole('tab', { name: '将受限' }));
  expect(await rowOf('维生素C片')).toHaveTextContent('60');
  expect(await rowOf('仁济诊所')).toHaveTextContent('20');
  await person.click(screen.getByRole('combobox', { name: '到期天数' }));
  await option('15天');
  await waitFor(() => expect(screen.queryByText('维生素C片', { selector: 'td, td *' })).toBeNull());
});

test('a licence is renewed: the form asks for its new days and pictures, from here or from a phone', async () => {
  await renderApp('/erp/licenceCancel?ownerName=百草医药有限公司&licenceType=2', { as: 'op.hubei' });
  await choose('百草医药有限公司', '续期');
  const dialog = await dialogOf('续期 鄂AA027');
  await press('续期', dialog);
  expect(await within(dialog).findByText('有效期至不能为空')).toBeVisible();
  expect(within(dialog).getByText('图片不能为空')).toBeVisible();
  expect(within(dialog).getByText('用手机拍照上传')).toBeVisible();
});

test('what ends soon has views of its own', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const save = (listKey: string, name: string) =>
    admin.data(savedViewApi.save, {
      ...{ listKey, name, share: 1, isDefault: 1 },
      content: { filters: {}, columns: [] },
    });
  await save('/erp/licenceCancel#licenceId', '全部视图');
  await save('/erp/licenceCancel#licenceIdUpcoming', '将受限视图');
  await renderApp('/erp/licenceCancel', { as: 'admin.hq' });
  await screen.findByText('全部视图');
  await person.click(screen.getByRole('tab', { name: '将受限' }));
  expect(await screen.findByText('将受限视图')).toBeVisible();
});
