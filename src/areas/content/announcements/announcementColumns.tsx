import { Space, Tag } from 'antd';
import { type Announcement } from '@/contract/content/announcements';
import { formatDate } from '@kit/format/date';
import { formatPercent } from '@kit/format/number';
import { T } from '@/core/i18n';
import { type Field, fieldsOf } from '@kit/fields/fields';
import { publishStatus, yesNo } from './announcementWords';

const moment = (field: 'startTime' | 'endTime' | 'planTime' | 'publishTime' | 'gmtModified'): Field<Announcement> => ({
  width: 150,
  render: (_, row) => formatDate(row[field], 'YMDHM'),
});
const figure: Field<Announcement> = { align: 'right', width: 100, valueType: 'digit' };

/** What is taken back is told from what has run its time. */
export function PublishState({ one: { publishStatus: status, recallTime } }: { one: Announcement }) {
  return (
    <Space size={0}>
      <publishStatus.Tag value={status} />
      {recallTime && (
        <Tag color="orange">
          <T id="announcement.recalled" />
        </Tag>
      )}
    </Space>
  );
}

const fields = fieldsOf<Announcement>()('announcement', {
  title: { ellipsis: true, width: 220, fixed: 'left', sorter: true, fieldProps: { maxLength: 50 } },
  publishStatus: { ...publishStatus.field(), width: 150, render: (_, one) => <PublishState one={one} /> },
  content: { ellipsis: true, width: 280 },
  popup: { ...yesNo.field(), width: 120 },
  mustRead: { ...yesNo.field(), width: 90 },
  targetCount: figure,
  readCount: figure,
  readRate: { align: 'right', width: 100, render: (_, one) => formatPercent(one.readRate) },
  planTime: moment('planTime'),
  publishTime: moment('publishTime'),
  startTime: moment('startTime'),
  endTime: moment('endTime'),
  createdByName: { width: 100 },
  gmtModified: { ...moment('gmtModified'), sorter: true },
});

const SHOWN = [
  ...(['title', 'publishStatus', 'content', 'popup', 'mustRead', 'targetCount', 'readCount', 'readRate'] as const),
  ...(['planTime', 'publishTime', 'startTime', 'endTime', 'createdByName', 'gmtModified'] as const),
] as const;

export const columns = fields.table({ show: SHOWN, search: ['title', 'publishStatus', 'mustRead'] });
export const fileColumns = fields.file(SHOWN, {
  publishStatus: { dictCode: 'publishStatus' },
  popup: { dictCode: 'yesNo' },
  mustRead: { dictCode: 'yesNo' },
});
