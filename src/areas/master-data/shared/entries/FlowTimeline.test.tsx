import { screen } from '@testing-library/react';
import { TASK_STATE } from '@/contract/master-data/approval';
import { withTexts } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { stage } from '@tests/support/stage';
import { FlowTimeline, TaskLine } from './FlowTimeline';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const task = {
  ...{ taskId: '1', state: TASK_STATE.passed, byName: '陈思远', onBehalfOfName: '', assignees: [], opinion: '' },
  ...{ time: '2026-03-08 09:00:00', dueTime: null, overHours: 0, isStuck: false, barred: [] },
};
const stuck = { ...task, state: TASK_STATE.open, byName: '', time: null, isStuck: true };
const Lines = withTexts(['master-data/entries'], () => (
  <>
    <TaskLine task={task} stepNo={0} />
    <TaskLine task={{ ...task, byName: '许文静' }} stepNo={1} />
    <TaskLine task={{ ...task, state: TASK_STATE.lapsed }} stepNo={1} />
    <TaskLine task={{ ...task, state: TASK_STATE.lapsed, byName: '', assignees: ['质管'] }} stepNo={1} />
    <TaskLine task={{ ...stuck, barred: ['许文静', '何晓明'] }} stepNo={2} />
    <TaskLine task={{ ...stuck, assignees: ['质管'] }} stepNo={2} />
  </>
));

test('an applicant has resubmitted his entry, and not passed it', async () => {
  stage.draw = () => <Lines />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect(await screen.findByText('已重新提交')).toBeVisible();
  expect(screen.getAllByText('通过')).toHaveLength(1);
});

test('what lapsed in the name of an applicant has been withdrawn by him', async () => {
  stage.draw = () => <Lines />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect((await screen.findByText('已撤回')).parentElement).toHaveTextContent('已撤回陈思远2026-03-08 09:00:00');
  expect(screen.getByText('失效').parentElement).toHaveTextContent('质管');
});

test('a task that nobody can decide says why it waits and who can help', async () => {
  stage.draw = () => <Lines />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect(await screen.findByText(/^没有人可以审批这一步：许文静、何晓明.*管理员可以/)).toBeVisible();
  expect(screen.getByText(/^没有人可以审批这一步：它指定的人员都已停用.*管理员可以启用账号/)).toBeVisible();
});

test('a round that was cancelled says by whom, when and why', async () => {
  const cancelled = { byName: '周启明', time: '2026-03-09 10:00:00', reason: '资料有误，重新申请' };
  const rounds = [{ round: 1, submitTime: '2026-03-08 08:00:00', contentHash: '', cancelled }];
  const Flow = withTexts(['master-data/entries'], () => (
    <FlowTimeline flow={{ entryNo: 'SP1', chainName: '', steps: [], verdicts: [], rounds }} />
  ));
  stage.draw = () => <Flow />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  expect(await screen.findByText('周启明 于 2026-03-09 10:00:00 取消了本轮审批：资料有误，重新申请')).toBeVisible();
});
