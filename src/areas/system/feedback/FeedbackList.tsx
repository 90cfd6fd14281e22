import { lazy, Suspense, useState } from 'react';
import { type Feedback, FEEDBACK_STATUS, FEEDBACK_TYPE, feedbackApi } from '@/contract/system/feedback';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useBatchRun } from '@/shared/batch/useBatchRun';
import { type Selection, useSelection } from '@/shared/batch/useSelection';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { PageHeader } from '@/ui/PageHeader';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { AssignDialog } from './AssignDialog';
import { feedbackFields } from './feedbackFields';
import { ReplyDialog } from './ReplyDialog';

const FeedbackView = lazy(async () => ({ default: (await import('./FeedbackView')).FeedbackView }));

const table = feedbackFields.table({
  show: [
    'feedbackNo',
    'type',
    'content',
    'status',
    'submitName',
    'handlerName',
    'gmtCreated',
    'branchName',
    'phone',
    'imageCount',
    'clientKind',
    'replyContent',
  ],
  search: ['type', 'status', 'submitName', 'branchId', 'gmtCreated'],
});

const { assigned, replied, closed } = FEEDBACK_STATUS;

interface RowProps {
  feedback: Feedback;
  onReply: (feedback: Feedback) => void;
  onView: (feedback: Feedback) => void;
}

function Actions({ feedback, onReply, onView }: RowProps) {
  const { feedbackId: id, feedbackNo: no, type, content, status, version, submitBy } = feedback;
  const reply: Action = { code: 'feedback_reply', label: 'feedback.reply', onAction: () => onReply(feedback) };
  const close: Action = {
    code: 'feedback_close',
    label: 'feedback.close',
    danger: true,
    // Feedback without an answer can only be closed with a reason.
    reason: {
      title: 'feedback.closeTitle',
      content: 'feedback.closeHelp',
      values: { no, content },
      ...(status === replied ? { min: 0 } : {}),
    },
    onAction: ({ reason }) => call(feedbackApi.close, { id, version, reason }, { silent: true }),
    done: 'feedback.closed',
  };
  // Leads from a request for access to the account of its author, where roles are granted.
  const account: Action = {
    code: 'userManage_role',
    label: 'feedback.toAccount',
    onAction: () => navigate(`/permissionSys/userManage?loginName=${encodeURIComponent(submitBy)}`),
  };
  const actions: Action[] = [
    { code: 'feedback_view', label: 'action.view', onAction: () => onView(feedback) },
    ...(type === FEEDBACK_TYPE.access && status !== closed ? [account] : []),
    ...(status <= assigned ? [reply] : []),
    ...(status === closed ? [] : [close]),
  ];
  return <RowActions actions={actions} />;
}

const keyOf = ({ feedbackId }: Feedback) => feedbackId;

/** Assigns the selected feedback; answers false when the user has declined. */
function useAssign({ choice, keep }: Selection<Feedback>) {
  const runBatch = useBatchRun();
  return async (handler: string) => {
    const silent = { silent: true };
    const result = await runBatch(choice, {
      preview: () => call(feedbackApi.assignPreview, choice, silent),
      run: (expected) => call(feedbackApi.assign, { ...choice, expected, handler }, silent),
    });
    if (!result) return false;
    keep(result);
    return true;
  };
}

/** Filters that figures on other pages set in their links. */
const LINKED = { status: 'code', gmtCreated: 'texts' } as const;

function FeedbackListScreen() {
  const initialFilters = useLinkFilters(LINKED);
  const selection = useSelection(keyOf);
  const assign = useAssign(selection);
  const [isAssigning, setAssigning] = useState(false);
  const [answered, setAnswered] = useState<Feedback>();
  const [viewed, setViewed] = useState<Feedback>();
  const bar = useBatchBar(selection, {
    actions: [{ code: 'feedback_assign', label: 'feedback.assign', onAction: () => setAssigning(true) }],
    // Feedback that was answered or closed cannot be assigned.
    isIdle: ({ status }) => status > assigned,
    byQuery: true,
  });
  return (
    <>
      <CrudTable<Feedback>
        header={<PageHeader inList title="feedback.title" help="feedback.help" />}
        {...table}
        {...bar}
        rowKey="feedbackId"
        list={feedbackApi.page}
        initialFilters={initialFilters}
        exported="feedback_export"
        emptyText="feedback.empty"
        actions={(feedback) => <Actions feedback={feedback} onReply={setAnswered} onView={setViewed} />}
      />
      <ReplyDialog feedback={answered} onClose={() => setAnswered(undefined)} />
      <AssignDialog
        count={isAssigning ? selection.count : undefined}
        onAssign={assign}
        onClose={() => setAssigning(false)}
      />
      {viewed && (
        <Suspense fallback={null}>
          <FeedbackView id={viewed.feedbackId} title={viewed.feedbackNo} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** /permissionSys/feedback */
export const FeedbackList = withTexts(['system/feedback'], FeedbackListScreen);
