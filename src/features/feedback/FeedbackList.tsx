import { lazy, Suspense, useState } from 'react';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { PageHeader } from '@/components/PageHeader';
import { type Feedback, feedbackApi, FEEDBACK_STATUS } from '@/contract/people/feedback';
import { call } from '@/core/http/call';
import { formatDate } from '@/core/format/date';
import { withTexts } from '@/core/i18n';
import { type Action } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useBatchRun } from '@/crud/batch/useBatchRun';
import { type Selection, useSelection } from '@/crud/batch/useSelection';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';
import { FeedbackDialog, type FeedbackJob, saveFeedback } from './FeedbackDialog';
import { clientKind, feedbackStatus, feedbackType } from './feedbackWords';

const FeedbackView = lazy(async () => ({ default: (await import('./FeedbackView')).FeedbackView }));

const columns = fieldsOf<Feedback>()('feedback', {
  feedbackNo: { ...codeField, sorter: true, width: 180, fixed: 'left' },
  type: { ...feedbackType.field(), width: 90 },
  content: { ellipsis: true, width: 300 },
  imageCount: { width: 70, align: 'right' },
  status: { ...feedbackStatus.field(), sorter: true, width: 90 },
  submitName: { width: 120, ellipsis: true, fieldProps: { maxLength: 50 } },
  handlerName: { width: 90 },
  gmtCreated: {
    sorter: true,
    width: 150,
    valueType: 'dateTimeRange',
    colSize: 2,
    render: (_, { gmtCreated }) => formatDate(gmtCreated, 'YMDHM'),
  },
  phone: { width: 120 },
  branchName: { width: 200, ellipsis: true },
  branchId: { formItemRender: () => <BranchSelect source="scope" /> },
  clientKind: { ...clientKind.field(), width: 90 },
  replyContent: { ellipsis: true, width: 240 },
}).table({
  show: [
    ...(['feedbackNo', 'type', 'content', 'status', 'submitName', 'handlerName', 'gmtCreated'] as const),
    ...(['branchName', 'phone', 'imageCount', 'clientKind', 'replyContent'] as const),
  ],
  search: ['type', 'status', 'submitName', 'branchId', 'gmtCreated'],
});

interface RowProps {
  feedback: Feedback;
  onOpen: (job: Partial<FeedbackJob>) => void;
  onView: (feedback: Feedback) => void;
}

const { assigned, closed } = FEEDBACK_STATUS;

function Actions({ feedback, onOpen, onView }: RowProps) {
  const { status, content } = feedback;
  const reply: Action = {
    code: 'feedback_reply',
    label: 'feedback.reply',
    onAction: () => onOpen({ kind: 'reply', feedback, content }),
  };
  const close: Action = {
    code: 'feedback_close',
    label: 'feedback.close',
    danger: true,
    onAction: () => onOpen({ kind: 'close', feedback, content, reason: '' }),
  };
  const actions: Action[] = [
    { code: 'feedback_view', label: 'action.view', onAction: () => onView(feedback) },
    ...(status <= assigned ? [reply] : []),
    ...(status === closed ? [] : [close]),
  ];
  return <RowActions actions={actions} />;
}

const keyOf = ({ feedbackId }: Feedback) => feedbackId;
const silent = { silent: true } as const;

/** Assigns what is chosen; throws when the user has thought better of it, so that the dialog stays. */
function useAssign({ choice, keep }: Selection<Feedback>) {
  const runBatch = useBatchRun();
  return async (handler: string) => {
    const result = await runBatch(choice, {
      preview: () => call(feedbackApi.assignPreview, choice, silent),
      run: (expected) => call(feedbackApi.assign, { ...choice, expected, handler }, silent),
    });
    if (!result) throw new Error('Nothing was assigned.');
    keep(result);
  };
}

function FeedbackListScreen() {
  const selection = useSelection(keyOf);
  const assign = useAssign(selection);
  const [viewed, setViewed] = useState<Feedback>();
  const { table, open, modal } = useEditor<FeedbackJob>(async (job) => {
    if (job.kind === 'assign') await assign(job.handler?.value ?? '');
    else await saveFeedback(job);
  });
  return (
    <>
      <PageHeader title="feedback.title" help="feedback.help" />
      <CrudTable<Feedback>
        rowKey="feedbackId"
        actionRef={table}
        request={pageRequest<Feedback>(feedbackApi.page)}
        emptyText="feedback.empty"
        batch={{
          ...selection.batch,
          actions: [
            {
              code: 'feedback_assign',
              label: 'feedback.assign',
              onAction: () => open({ kind: 'assign', count: selection.count }),
            },
          ],
          // What is answered or closed is not assigned any more.
          isIdle: ({ status }) => status > assigned,
        }}
        columns={[
          ...columns,
          actionColumn((feedback) => <Actions feedback={feedback} onOpen={open} onView={setViewed} />),
        ]}
      />
      <FeedbackDialog {...modal} />
      {viewed && (
        <Suspense fallback={null}>
          <FeedbackView id={viewed.feedbackId} title={viewed.feedbackNo} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** /permissionSys/feedback */
export const FeedbackList = withTexts(['feedback'], FeedbackListScreen);
