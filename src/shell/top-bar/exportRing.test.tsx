import { act, screen, waitFor } from '@testing-library/react';
import { EXPORT_STATUS, exportApi } from '@/contract/tasks/exports';
import { underWay } from '@/core/exports/underWay';
import { call } from '@/core/http/call';
import { MOUNTS, renderApp } from '@tests/support/renderApp';
import { slowCalls } from '@tests/support/slowCalls';

/** An export that has ended. */
async function exported(fileName: string) {
  const { jobNo } = await call(exportApi.saveExportJob, {
    ...{ fileType: 'CSV', requestMethod: 'POST', apiUrl: '/tradefair/api/tradeFair/searchList', fileName },
    exportFieldDTOList: [{ fieldName: 'subject', fieldTitle: '展会名称' }],
  });
  await waitFor(async () => {
    const { records } = await call(exportApi.searchAllExportJob, { fileName });
    expect(records[0]?.status).toBe(EXPORT_STATUS.finished);
  });
  return jobNo;
}

test('the end of an export is said once, also where a second look is under way that sees it', async () => {
  await renderApp('/sale/tradeFairManage', { as: 'admin.hq' });
  const [first, second] = [await exported('第一份'), await exported('第二份')];
  const answers = slowCalls('/searchAllExportJob');
  act(() => underWay.add(first));
  await waitFor(() => expect(answers.count()).toBe(MOUNTS));
  act(() => underWay.add(second));
  await waitFor(() => expect(answers.count()).toBe(MOUNTS + 1));
  await answers.letGo();
  expect(await screen.findByText(/第二份.*已生成/)).toBeVisible();
  expect(screen.getAllByText(/第一份.*已生成/)).toHaveLength(1);
});
