import { screen, waitFor } from '@testing-library/react';
import { type Job, JOB_STATE } from '@/contract/tasks/jobs';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, dialogOf, person, press, rowOf, textsOf } from '@tests/support/screen';

const tabs = () => textsOf(screen.getAllByRole('tab'));

const job = (jobId: string, more: Partial<Job>): Job => ({
  ...{ jobId, kind: 'computeActivity', key: `90018 2026-03-0${jobId} 02:00:00`, state: JOB_STATE.done, attempt: 1 },
  ...{ lastError: '', traceId: '', createTime: '2026-03-08 02:00:00', runTime: '2026-03-08 02:00:00' },
  ...{ startTime: null, finishTime: null, can: [], ...more },
});

/**
 * No call of the example company makes a job fail, so the pages of this list are given; everything else comes from the
 * backend.
 */
function givenJobs(jobs: readonly Job[]) {
  const asked: string[] = [];
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const call = /\/platform\/job\/(\w+)(?:\/(\w+))?/.exec(address);
    if (!call) return real(input, init);
    const [path, name] = call;
    asked.push(path);
    const data =
      name === 'page'
        ? { records: jobs, total: jobs.length }
        : name === 'summary'
          ? { isVisible: true, dead: 1 }
          : true;
    const envelope = { code: 200, success: true, msg: '', data, requestId: 'r', serverTime: Date.now() };
    return new Response(JSON.stringify(envelope), { headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

afterEach(() => jest.restoreAllMocks());

test('headquarters see what the server does by itself, retry what has stopped and cancel what waits', async () => {
  const asked = givenJobs([
    job('1', { state: JOB_STATE.dead, attempt: 5, lastError: 'Error: connection lost', can: ['retry', 'cancel'] }),
    job('2', { state: JOB_STATE.waiting, can: ['cancel'] }),
    job('3', { kind: 'invitationSms', key: 'YQ00000001' }),
  ]);
  await renderApp('/downloadFile', { as: 'admin.hq' });
  await waitFor(() => expect(tabs().slice(-2)).toEqual(['导出文件', '后台任务（1 个已停止）']));
  await person.click(screen.getByRole('tab', { name: /后台任务/ }));
  const dead = await rowOf('Error: connection lost');
  expect(dead).toHaveTextContent('活动计算90018 2026-03-01 02:00:00已停止5');
  expect(await rowOf('YQ00000001')).toHaveTextContent('邀请短信');
  expect(await actionsOf('YQ00000001')).toEqual([]);
  expect(await actionsOf('Error: connection lost')).toEqual(['重试', '取消任务']);
  await choose('Error: connection lost', '重试');
  await press('重试', await dialogOf('重试“90018 2026-03-01 02:00:00”？'));
  await waitFor(() => expect(asked).toContain('/platform/job/retry/1'));
  // After the action the list is read again.
  await waitFor(() => expect(asked.slice(asked.indexOf('/platform/job/retry/1'))).toContain('/platform/job/page'));
  await choose('90018 2026-03-02 02:00:00', '取消任务');
  await press('取消任务', await dialogOf('取消“90018 2026-03-02 02:00:00”？'));
  await waitFor(() => expect(asked).toContain('/platform/job/cancel/2'));
});

test('a company sees its exports alone', async () => {
  await renderApp('/downloadFile', { as: 'op.hubei' });
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryAllByRole('tab', { name: /后台任务|导出文件/ })).toEqual([]);
});
