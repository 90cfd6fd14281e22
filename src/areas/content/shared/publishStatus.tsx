import { Space, Tag } from 'antd';
import { PUBLISH_STATUS, type PublishStatus } from '@/contract/content/publishing';
import { T } from '@/core/i18n';
import { useIsPhone } from '@/core/media/media';
import { codeTable } from '@kit/fields/codeTable';
import { formatDate } from '@kit/format/date';

export const publishStatus = codeTable('publishStatus', PUBLISH_STATUS, {
  tones: { published: 'active', waiting: 'draft', takenDown: 'stopped' },
  dictCode: 'publishStatus',
});

interface Planned {
  publishStatus: PublishStatus;
  planTime: string | null;
}

/** A planned object says when it is published: on one line in a table, on two where a phone has no room. */
export function PublishState({ publishStatus: status, planTime }: Planned) {
  const isPhone = useIsPhone();
  return (
    <Space wrap={isPhone} size={4}>
      <publishStatus.Tag value={status} />
      {status === PUBLISH_STATUS.waiting && planTime && (
        <Tag color="blue">
          <T id="publishing.planned" values={{ time: formatDate(planTime, 'YMDHM') }} />
        </Tag>
      )}
    </Space>
  );
}
