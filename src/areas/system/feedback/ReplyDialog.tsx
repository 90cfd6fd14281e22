import { Typography } from 'antd';
import { type Feedback, feedbackApi } from '@/contract/system/feedback';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';

interface Reply {
  replyContent: string;
}

const fields = fieldsOf<Reply>()('feedback', {
  replyContent: f.note({ max: 500, rules: [{ required: true, whitespace: true, min: 5, max: 500 }] }),
});

interface Props {
  /** Absent while the dialog is closed. */
  feedback: Feedback | undefined;
  onClose: () => void;
}

/** Answers feedback, which is shown above the answer. */
export function ReplyDialog({ feedback, onClose }: Props) {
  return (
    <RecordDialog<Feedback, Reply>
      draftKey={`feedback ${feedback?.feedbackId ?? ''}`}
      title="feedback.replyTitle"
      titleValues={{ no: feedback?.feedbackNo ?? '' }}
      help="feedback.replyHelp"
      okText="feedback.reply"
      done="feedback.replied"
      fields={fields}
      record={feedback}
      toValues={() => ({})}
      save={({ replyContent }, { record }) => {
        const { feedbackId: id = '', version = 0 } = record ?? {};
        return call(feedbackApi.reply, { id, version, replyContent }, { silent: true });
      }}
      onClose={onClose}
    >
      <Typography.Paragraph>
        <blockquote>{feedback?.content}</blockquote>
      </Typography.Paragraph>
      {fields.inputs(['replyContent'])}
    </RecordDialog>
  );
}
