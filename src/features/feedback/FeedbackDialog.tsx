import { MoreSelect } from '@/components/form/MoreSelect';
import { type Feedback, FEEDBACK_STATUS, feedbackApi, type FeedbackHandler } from '@/contract/people/feedback';
import { call } from '@/core/http/call';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';

/** What is done to one feedback, or to those that are ticked. */
export interface FeedbackJob {
  kind: 'reply' | 'close' | 'assign';
  feedback?: Feedback;
  /** How many of them. */
  count?: number;
  /** What was written: read, not changed. */
  content?: string;
  replyContent: string;
  reason: string;
  /** As the select holds it. */
  handler: { value: string } | null;
}

const silent = { silent: true } as const;

export async function saveFeedback({ kind, feedback, ...form }: FeedbackJob) {
  const { feedbackId: id = '', version = 0 } = feedback ?? {};
  if (kind === 'reply') return call(feedbackApi.reply, { id, version, replyContent: form.replyContent }, silent);
  return call(feedbackApi.close, { id, version, reason: form.reason }, silent);
}

const handlerOption = ({ loginName, realName, branchName }: FeedbackHandler) => ({
  value: loginName,
  label: `${realName} · ${branchName}`,
});

const HandlerSelect = (props: object) => (
  <MoreSelect {...props} endpoint={feedbackApi.handlers} query={(realName) => ({ realName })} option={handlerOption} />
);

const written = { required: true, whitespace: true, min: 5 };

const fieldsWith = (isAnswered: boolean) =>
  fieldsOf<FeedbackJob>()('feedback', {
    content: { readonly: true },
    replyContent: {
      valueType: 'textarea',
      formItemProps: { rules: [{ ...written, max: 500 }] },
      fieldProps: { maxLength: 500, showCount: true, rows: 5 },
    },
    reason: {
      valueType: 'textarea',
      // What was never answered is not closed without a word.
      formItemProps: { rules: isAnswered ? [] : [written] },
      fieldProps: { maxLength: 200, showCount: true, rows: 3 },
    },
    handler: { required: true, formItemRender: () => <HandlerSelect /> },
  });

const SHOWN = {
  reply: ['content', 'replyContent'],
  close: ['content', 'reason'],
  assign: ['handler'],
} as const;

const TEXTS = {
  reply: {
    title: 'feedback.replyTitle',
    help: 'feedback.replyHelp',
    okText: 'feedback.reply',
    done: 'feedback.replied',
  },
  close: {
    title: 'feedback.closeTitle',
    help: 'feedback.closeHelp',
    okText: 'feedback.close',
    done: 'feedback.closed',
  },
  assign: {
    title: 'feedback.assignTitle',
    help: 'feedback.assignHelp',
    okText: 'feedback.assign',
    done: 'feedback.assigned',
  },
} as const;

export function FeedbackDialog(modal: ReturnType<typeof useEditor<FeedbackJob>>['modal']) {
  const { kind = 'reply', feedback, count = 0 } = modal.record ?? {};
  const fields = fieldsWith(feedback?.status === FEEDBACK_STATUS.replied);
  return (
    <FormModal<FeedbackJob>
      {...modal}
      {...TEXTS[kind]}
      danger={kind === 'close'}
      titleValues={{ no: feedback?.feedbackNo ?? '', count }}
      columns={fields.form(SHOWN[kind])}
    />
  );
}
