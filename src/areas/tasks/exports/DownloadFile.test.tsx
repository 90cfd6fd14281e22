import { screen, waitFor, within } from '@testing-library/react';
import { failsFirst } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import {
  actionsOf,
  address,
  buttonNames,
  choose,
  dialogOf,
  fill,
  findButton,
  press,
  rowOf,
  saidFromNowOn,
  textsOf,
} from '@tests/support/screen';
import { unzip } from '@tests/support/unzip';

const LIST = '/sale/tradeFairManage';
const names = () => textsOf(document.querySelectorAll('tr.ant-table-row > td:nth-child(2)'));

test('a filtered list is exported, followed to its end, downloaded by a link, and deleted', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${new URL(this.href).pathname}${new URL(this.href).search}`);
  });
  await renderApp(LIST, { as: 'admin.hq' });
  await fill(await screen.findByLabelText('展会名称'), '订货会');
  await press('查询');
  await waitFor(() => expect(document.querySelectorAll('tr.ant-table-row')).toHaveLength(4));
  await press('导出');
  const dialog = await dialogOf('按当前筛选条件和排序导出 4 行。');
  const said = saidFromNowOn();
  await press('导出', dialog);
  await waitFor(async () => expect(await findButton('去下载文件', dialog)).toBeEnabled());
  await press('去下载文件', dialog);
  await waitFor(() => expect(address()).toBe('/downloadFile'));
  // The top bar follows the job as well, and says when the file is there, maybe before the page is.
  const made = expect.stringMatching(/^“展会列表_\d{14}\.xlsx”已生成$/);
  await waitFor(() => expect(said).toContainEqual(made));
  await waitFor(() => expect(buttonNames().filter((name) => name.includes('个导出进行中'))).toEqual([]));

  const name = /^展会列表_\d{14}\.xlsx$/;
  const row = await waitFor(() => {
    const [found] = names().filter((one) => name.test(one));
    if (!found) throw new Error(`No export among ${names().join()}`);
    return found;
  });
  // The list refreshes itself while a job is under way.
  await waitFor(async () => expect(within(await rowOf(row)).getByText('已完成')).toBeVisible());
  expect(within(await rowOf(row)).getByText('展会列表')).toBeVisible();
  expect(await actionsOf(row)).toEqual(['下载', '删除']);
  await choose(row, '下载');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file = '', path = ''] = saved[0]!.split(' ');
  expect(file).toBe(row);
  const parts = unzip(Buffer.from(await (await fetch(path)).arrayBuffer()));
  const texts = [...(parts.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<t [^>]*>([^<]*)</g)].map(([, one]) => one);
  expect(texts.slice(0, 3)).toEqual(['展会名称', '展会编码', '状态']);
  expect(texts.filter((one) => one?.endsWith('订货会'))).toEqual([
    '2026夏季订货会',
    '2026秋季订货会',
    '2026春季订货会',
    '2025冬季订货会',
  ]);
  expect(texts).toContain('进行中');
  click.mockRestore();

  await choose(row, '删除');
  await press('删除', await dialogOf(`删除“${row}”？`));
  await waitFor(() => expect(names().filter((one) => name.test(one))).toEqual([]));
});

test('headquarters see what is kept, and tidy up', async () => {
  await renderApp('/downloadFile', { as: 'admin.hq' });
  await press('存储概况');
  const drawer = await screen.findByRole('dialog', { name: '存储概况' });
  expect(await within(drawer).findByText('每位用户的空间')).toBeVisible();
  expect(within(drawer).getByText('72 小时后删除')).toBeVisible();
  // The retention of the operation log and of the pools of draws.
  expect(within(drawer).getAllByText('1,095 天')).toHaveLength(2);
  await failsFirst('/sweep', async () => {
    await press('立即清理', drawer);
    await press('立即清理', await dialogOf('立即清理？'));
  });
  expect(await screen.findByText('清理已开始')).toBeVisible();
  // The drawer follows the job to its end.
  expect(await within(drawer).findByText(/：删除未使用的上传 \d+ 个/)).toBeVisible();
});

test('a branch is not offered what the installation keeps', async () => {
  await renderApp('/downloadFile', { as: 'op.hubei' });
  expect(await findButton('刷新')).toBeEnabled();
  expect(buttonNames()).not.toContain('存储概况');
});
