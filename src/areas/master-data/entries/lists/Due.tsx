import { Typography } from 'antd';
import { T } from '@/core/i18n';
import { formatDate } from '@kit/format/date';

/** When the step of an entry is due, and by how many hours it is overdue. */
export function Due({ dueTime, overHours }: { dueTime: string | null; overHours: number }) {
  if (dueTime === null) return '';
  if (overHours === 0) return formatDate(dueTime, 'YMDHM');
  return (
    <Typography.Text type="danger">
      <T id="entry.over" values={{ hours: overHours }} />
    </Typography.Text>
  );
}
