import { Descriptions, Drawer, Flex } from 'antd';
import { useListExport } from '@/shared/transfer/useListExport';
import { type Announcement, announcementApi, type AnnouncementReader } from '@/contract/content/announcements';
import { formatDate } from '@kit/format/date';
import { formatPercent, NOTHING } from '@kit/format/number';
import { T, useText } from '@/core/i18n';
import { CrudTable } from '@kit/table/CrudTable';
import { fieldsOf } from '@kit/fields/fields';
import type { PageRequest } from '@kit/data/pageRequest';
import { PublishState } from './announcementColumns';
import { isRead, yesNo } from './announcementWords';

const WIDTH = 960;
const SHOWN = [
  'guestName',
  'phone',
  'customerName',
  'isRead',
  'readTime',
  'staySec',
  'confirmed',
  'confirmTime',
] as const;

const fields = fieldsOf<AnnouncementReader>()('reader', {
  guestName: { width: 110, sorter: true, fixed: 'left', fieldProps: { maxLength: 20 } },
  phone: { width: 130 },
  customerName: { ellipsis: true, width: 200, fieldProps: { maxLength: 100 } },
  isRead: { ...isRead.field(), width: 90 },
  readTime: { width: 150, sorter: true, render: (_, row) => formatDate(row.readTime, 'YMDHM') },
  staySec: { width: 110, align: 'right', valueType: 'digit' },
  confirmed: { ...yesNo.field(), width: 90 },
  confirmTime: { width: 150, render: (_, row) => formatDate(row.confirmTime, 'YMDHM') },
});
const columns = fields.table({ show: SHOWN, search: ['isRead', 'confirmed', 'guestName', 'customerName'] });
const fileColumns = fields.file(SHOWN, { isRead: { dictCode: 'yesNo' }, confirmed: { dictCode: 'yesNo' } });

function Facts({ one }: { one: Announcement }) {
  const { popup, popupTimes, mustRead, confirmText, targetCount, readCount, readRate, confirmedCount } = one;
  const text = useText();
  const facts = [
    ['announcement.publishStatus', <PublishState key="state" one={one} />],
    ['announcement.publishTime', formatDate(one.publishTime, 'YMDHM')],
    ['announcement.recallTime', formatDate(one.recallTime, 'YMDHM')],
    [
      'announcement.popup',
      popup === 1 ? text('announcement.popsUp', { times: popupTimes }) : <yesNo.Tag value={popup} />,
    ],
    ['announcement.mustRead', <yesNo.Tag key="must" value={mustRead} />],
    ['announcement.confirmText', confirmText || NOTHING],
    ['announcement.readCount', `${readCount} / ${targetCount}`],
    ['announcement.readRate', formatPercent(readRate)],
    ['announcement.confirmedCount', mustRead === 1 ? `${confirmedCount} / ${targetCount}` : NOTHING],
  ] as const;
  return (
    <Descriptions
      size="small"
      column={{ xs: 1, md: 3 }}
      items={[
        ...facts.map(([id, children]) => ({ key: id, label: <T id={id} />, children })),
        {
          key: 'content',
          label: <T id="announcement.content" />,
          span: 'filled' as const,
          children: <span style={{ whiteSpace: 'pre-line' }}>{one.content}</span>,
        },
      ]}
    />
  );
}

/** An announcement, and who has read it. */
export function ReadReport({ one, onClose }: { one: Announcement; onClose: () => void }) {
  const { announcementId } = one;
  const exporting = useListExport<AnnouncementReader>(announcementApi.readPage, fileColumns, {
    code: 'announcementV2_export',
  });
  const { request } = exporting;
  const reads: PageRequest<AnnouncementReader> = (query, sort, signal) =>
    request({ ...query, announcementId }, sort, signal);
  return (
    <Drawer open size={WIDTH} title={one.title} onClose={onClose}>
      <Flex vertical gap="middle">
        <Facts one={one} />
        <CrudTable<AnnouncementReader>
          rowKey="guestId"
          request={reads}
          columns={columns}
          emptyText="announcement.noReaders"
          form={{ name: 'readers' }}
          toolBarRender={() => [exporting.button]}
        />
      </Flex>
    </Drawer>
  );
}
