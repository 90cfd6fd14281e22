import type { ActionType } from '@ant-design/pro-components';
import type { RefObject } from 'react';
import { type Job, jobApi, JOB_KIND, JOB_STATE } from '@/contract/tasks/jobs';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { type Action, allowedBy } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { CrudTable } from '@kit/table/CrudTable';
import { useFollowed } from './useFollowed';

const jobKind = codeTable('jobKind', JOB_KIND);
const jobState = codeTable('jobState', JOB_STATE, {
  tones: { waiting: 'draft', running: 'waiting', done: 'active', dead: 'stopped', cancelled: 'ended' },
});

const table = fieldsOf<Job>()('jobList', {
  kind: f.codes(jobKind, { width: 150, fixed: 'left' }),
  key: f.text({ width: 240 }),
  state: f.codes(jobState, { width: 100 }),
  attempt: f.count({ width: 90 }),
  lastError: f.text({ width: 320 }),
  createTime: f.timestamp({ sorted: true }),
  runTime: f.timestamp({ sorted: true }),
  startTime: f.timestamp(),
  finishTime: f.timestamp({ sorted: true }),
  traceId: f.code({ width: 280 }),
}).table({
  show: [
    ...(['kind', 'key', 'state', 'attempt', 'lastError', 'createTime', 'runTime', 'startTime', 'finishTime'] as const),
    'traceId',
  ],
  search: ['kind', 'state'],
});

const isUnderWay = ({ state }: Job) => state === JOB_STATE.waiting || state === JOB_STATE.running;

function actionsOf({ jobId, key, can }: Job) {
  const values = { name: key };
  const when = allowedBy(can);
  const actions: Action[] = [
    ...when('retry', {
      code: 'downloadFile_retry',
      label: 'jobList.retry',
      confirm: { title: 'jobList.askRetry', content: 'jobList.askRetryHelp', values },
      onAction: () => call(jobApi.retry, { jobId }),
    }),
    ...when('cancel', {
      code: 'downloadFile_cancel',
      label: 'jobList.cancel',
      danger: true,
      confirm: { title: 'jobList.askCancel', content: 'jobList.askCancelHelp', values },
      onAction: () => call(jobApi.cancel, { jobId }),
    }),
  ];
  return <RowActions actions={actions} />;
}

/** Jobs that the server runs by itself, for the people who supervise it. */
export function BackgroundJobs({ actions }: { actions: RefObject<ActionType | undefined> }) {
  const followed = useFollowed(isUnderWay);
  return (
    <CrudTable<Job>
      {...table}
      rowKey="jobId"
      list={jobApi.page}
      actionRef={actions}
      emptyText="jobList.empty"
      {...followed}
      actions={actionsOf}
    />
  );
}
