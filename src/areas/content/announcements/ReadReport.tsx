import { Drawer, Flex, Typography } from 'antd';
import { type Announcement, announcementApi, type AnnouncementReader } from '@/contract/content/announcements';
import { RecordFacts } from '@/ui/RecordFacts';
import { CrudTable } from '@kit/table/CrudTable';
import { announcementFields, readerFields } from './announcementFields';

const WIDTH = 960;

const table = readerFields.table({
  show: ['guestName', 'phone', 'customerName', 'isRead', 'readTime', 'staySec', 'confirmed', 'confirmTime'],
  search: ['isRead', 'confirmed', 'guestName', 'customerName'],
});

/** An announcement, and who has read it. */
export function ReadReport({ one, onClose }: { one: Announcement; onClose: () => void }) {
  const { announcementId, title, content } = one;
  return (
    <Drawer open size={WIDTH} title={title} onClose={onClose}>
      <Flex vertical gap="middle">
        <RecordFacts
          columns={3}
          fields={announcementFields}
          record={one}
          show={[
            'publishStatus',
            'publishTime',
            'recallTime',
            'popup',
            'popupTimes',
            'mustRead',
            'confirmText',
            'targetCount',
            'readCount',
            'readRate',
            'confirmedCount',
          ]}
        />
        <Typography.Paragraph style={{ whiteSpace: 'pre-line', margin: 0 }}>{content}</Typography.Paragraph>
        <CrudTable<AnnouncementReader>
          {...table}
          rowKey="guestId"
          list={announcementApi.readPage}
          params={{ announcementId }}
          exported="announcementV2_export"
          emptyText="announcement.noReaders"
          form={{ name: 'readers' }}
        />
      </Flex>
    </Drawer>
  );
}
