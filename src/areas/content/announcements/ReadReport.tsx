import { Drawer, Flex, Tabs } from 'antd';
import { useState } from 'react';
import {
  ANNOUNCE_TARGET,
  type Announcement,
  announcementApi,
  type AnnouncementOfBranch,
  type AnnouncementReader,
} from '@/contract/content/announcements';
import { useCan } from '@/core/auth/permission';
import { T, useText } from '@/core/i18n';
import { RichText } from '@/ui/rich-text/RichText';
import { RecordFacts } from '@/ui/RecordFacts';
import { CrudTable } from '@kit/table/CrudTable';
import { announcementFields, ofBranchFields, readerFields } from './announcementFields';

const WIDTH = 1_080;

export type ReportTab = 'readers' | 'unread' | 'branches';

const guests = ['customerName'] as const;

/** Columns by audience: a guest has a customer, a user only a company. */
const tablesOf = ({ targetType }: Announcement) => {
  const ofGuests = targetType === ANNOUNCE_TARGET.fairGuests ? guests : [];
  return {
    readers: readerFields.table({
      show: [
        ...(['readerName', 'phone', 'branchId', ...ofGuests, 'isRead', 'readTime', 'staySec', 'confirmed'] as const),
        ...(['confirmTime', 'earlierConfirmTime', 'overdue', 'deferrals', 'remindedTimes'] as const),
        ...(['joinTime', 'leftTime'] as const),
      ],
      search: ['isRead', 'confirmed', 'readerName', 'branchId', ...ofGuests],
    }),
    unread: readerFields.table({
      show: [
        ...(['readerName', 'phone', 'branchId', ...ofGuests, 'isRead', 'staySec', 'overdue', 'deferrals'] as const),
        ...(['remindedTimes', 'joinTime'] as const),
      ],
      search: ['readerName', 'branchId', ...ofGuests],
    }),
  };
};

const byBranch = ofBranchFields.table({
  show: [
    ...(['branchName', 'targetCount', 'readCount', 'confirmedCount', 'unreadCount', 'readRate'] as const),
    ...(['confirmRate', 'reminded'] as const),
  ],
});

function Facts({ one }: { one: Announcement }) {
  return (
    <RecordFacts
      columns={4}
      fields={announcementFields}
      record={one}
      show={[
        ...(['publishStatus', 'publishTime', 'recallTime', 'revision', 'targetText', 'mustRead'] as const),
        ...(['minSeconds', 'confirmBy', 'confirmText', 'remindDays', 'targetCount', 'frozenCount'] as const),
        ...(['joinedCount', 'leftCount', 'readCount', 'readRate', 'confirmedCount', 'confirmRate'] as const),
        ...(['unreadCount', 'overdueCount', 'remindCount', 'lastRemindTime'] as const),
      ]}
    />
  );
}

interface Props {
  one: Announcement;
  tab: ReportTab;
  onClose: () => void;
}

/** An announcement, who has read it, who has not, and how many in each company. */
export function ReadReport({ one, tab, onClose }: Props) {
  const text = useText();
  const can = useCan();
  const [shown, setShown] = useState<string>(tab);
  const [{ readers, unread }] = useState(() => tablesOf(one));
  const { announcementId, title, content } = one;
  const list = {
    params: { announcementId },
    exported: 'announcementV2_export',
    emptyText: 'announcement.noReaders',
  } as const;
  const mayRead = can('announcementV2_readReport');
  const items = [
    ...(mayRead
      ? [
          {
            key: 'readers',
            label: <T id="announcement.readers" />,
            children: (
              <CrudTable<AnnouncementReader>
                {...{ ...readers, ...list, rowKey: 'readerId', list: announcementApi.readPage }}
              />
            ),
          },
        ]
      : []),
    ...(can('announcementV2_unread')
      ? [
          {
            key: 'unread',
            label: <T id="announcement.unread" />,
            children: (
              <CrudTable<AnnouncementReader>
                {...{ ...unread, ...list, rowKey: 'readerId', list: announcementApi.unreadPage }}
                viewKey="Unread"
              />
            ),
          },
        ]
      : []),
    ...(mayRead
      ? [
          {
            key: 'branches',
            label: <T id="announcement.byBranch" />,
            children: (
              <CrudTable<AnnouncementOfBranch>
                {...{ ...byBranch, ...list, rowKey: 'branchId', list: announcementApi.readByBranch }}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <Drawer open size={WIDTH} title={title} onClose={onClose}>
      <Flex vertical gap="middle">
        <Facts one={one} />
        <RichText readOnly label={text('announcement.content')} value={content} />
        <Tabs activeKey={shown} destroyOnHidden items={items} onChange={setShown} />
      </Flex>
    </Drawer>
  );
}
