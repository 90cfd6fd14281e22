import { Space, Tag } from 'antd';
import type { ReactNode } from 'react';
import { PUBLISH_STATUS, type PublishStatus } from '@/contract/content/publishing';
import { T } from '@/core/i18n';
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

/** What waits with a moment says when it goes out. */
export const PublishState = ({ publishStatus: status, planTime }: Planned): ReactNode => (
  <Space wrap size={4}>
    <publishStatus.Tag value={status} />
    {status === PUBLISH_STATUS.waiting && planTime && (
      <Tag color="blue">
        <T id="publishing.planned" values={{ time: formatDate(planTime, 'YMDHM') }} />
      </Tag>
    )}
  </Space>
);
