import { Drawer, Flex, Image, Skeleton } from 'antd';
import { feedbackApi } from '@/contract/system/feedback';
import { useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordFacts } from '@/ui/RecordFacts';
import { useCall } from '@kit/data/useCall';
import { feedbackFields } from './feedbackFields';

function Images({ images }: { images: readonly string[] }) {
  const text = useText();
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

const SHOWN = [
  'status',
  'type',
  'content',
  'submitName',
  'phone',
  'branchName',
  'clientKind',
  'gmtCreated',
  'handlerName',
  'replyContent',
  'repliedBy',
  'replyTime',
  'closeReason',
] as const;

/** One piece of feedback with its images and its answer. */
export function FeedbackView({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { data, error, refresh } = useCall(feedbackApi.detail, { id });
  return (
    <Drawer open size={520} title={title} destroyOnHidden onClose={onClose}>
      {error && !data && <LoadFailed error={error} onRetry={refresh} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <Flex vertical gap="middle">
          <RecordFacts fields={feedbackFields} record={data} show={SHOWN} columns={1} />
          {data.images.length > 0 && <Images images={data.images} />}
        </Flex>
      )}
    </Drawer>
  );
}
