import { Descriptions, Drawer, Flex, Image, Skeleton } from 'antd';
import { LoadFailed } from '@/components/LoadFailed';
import { type FeedbackDetail, feedbackApi } from '@/contract/people/feedback';
import { formatDateTime } from '@/core/format/date';
import { NOTHING } from '@/core/format/number';
import { useCall } from '@/core/http/useCall';
import { T, useText } from '@/core/i18n';
import { clientKind, feedbackStatus, feedbackType } from './feedbackWords';

function Images({ images }: { images: readonly string[] }) {
  const text = useText();
  if (images.length === 0) return NOTHING;
  return (
    <Image.PreviewGroup>
      <Flex wrap gap="small">
        {images.map((src, i) => (
          <Image key={src} width={96} src={src} alt={text('feedback.image', { n: i + 1 })} />
        ))}
      </Flex>
    </Image.PreviewGroup>
  );
}

function Facts({ feedback }: { feedback: FeedbackDetail }) {
  const { type, status, content, images, replyContent, repliedBy, replyTime, closeReason } = feedback;
  const items = [
    { key: 'status', label: <T id="feedback.status" />, children: <feedbackStatus.Tag value={status} /> },
    { key: 'type', label: <T id="feedback.type" />, children: <feedbackType.Tag value={type} /> },
    { key: 'content', label: <T id="feedback.content" />, children: content },
    { key: 'images', label: <T id="feedback.imageCount" />, children: <Images images={images} /> },
    { key: 'submitName', label: <T id="feedback.submitName" />, children: feedback.submitName },
    { key: 'phone', label: <T id="feedback.phone" />, children: feedback.phone || NOTHING },
    { key: 'branchName', label: <T id="feedback.branchName" />, children: feedback.branchName },
    {
      key: 'clientKind',
      label: <T id="feedback.clientKind" />,
      children: <clientKind.Tag value={feedback.clientKind} />,
    },
    { key: 'gmtCreated', label: <T id="feedback.gmtCreated" />, children: formatDateTime(feedback.gmtCreated) },
    { key: 'handlerName', label: <T id="feedback.handlerName" />, children: feedback.handlerName || NOTHING },
    { key: 'replyContent', label: <T id="feedback.replyContent" />, children: replyContent || NOTHING },
    { key: 'repliedBy', label: <T id="feedback.repliedBy" />, children: repliedBy || NOTHING },
    { key: 'replyTime', label: <T id="feedback.replyTime" />, children: formatDateTime(replyTime) },
    { key: 'closeReason', label: <T id="feedback.closeReason" />, children: closeReason || NOTHING },
  ];
  return <Descriptions column={1} bordered size="small" styles={{ label: { whiteSpace: 'nowrap' } }} items={items} />;
}

/** One feedback with its images and what became of it. */
export function FeedbackView({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { data, error, refresh } = useCall(feedbackApi.detail, { id });
  return (
    <Drawer open size={520} title={title} destroyOnHidden onClose={onClose}>
      {error && !data && <LoadFailed onRetry={refresh} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && <Facts feedback={data} />}
    </Drawer>
  );
}
