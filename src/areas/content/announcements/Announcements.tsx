import { lazy, Suspense, useState, type ReactNode } from 'react';
import { type Announcement, announcementApi } from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { withTexts } from '@/core/i18n';
import { FairPage } from '@/shared/fair/FairPage';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { actionsOf } from './announcementActions';
import { AnnouncementDialog, type EditedAnnouncement } from './AnnouncementDialog';
import { useUsedBy } from '../shared/useUsedBy';
import { announcementFields } from './announcementFields';

const ReadReport = lazy(async () => ({ default: (await import('./ReadReport')).ReadReport }));

const table = announcementFields.table({
  show: [
    'title',
    'publishStatus',
    'content',
    'popup',
    'mustRead',
    'targetCount',
    'readCount',
    'readRate',
    'planTime',
    'publishTime',
    'startTime',
    'endTime',
    'createdByName',
    'gmtModified',
  ],
  search: ['title', 'publishStatus', 'mustRead'],
});

const BLANK: Partial<Announcement> = {
  top: FLAG.no,
  popup: FLAG.no,
  popupTimes: 1,
  mustRead: FLAG.no,
  confirmText: '',
  languages: {},
};

function List({ tradeFairId, header }: { tradeFairId: string; header: ReactNode }) {
  const [edited, setEdited] = useState<EditedAnnouncement>();
  const [reported, setReported] = useState<Announcement>();
  const { usedBy, drawer } = useUsedBy('announcement', 'announcementV2_usedBy');
  const add = (
    <ActionButton
      code="announcementV2_add"
      label="announcement.add"
      type="primary"
      onAction={() => setEdited({ ...BLANK, tradeFairId })}
    />
  );
  return (
    <>
      <CrudTable<Announcement>
        {...table}
        header={header}
        rowKey="announcementId"
        list={announcementApi.page}
        params={{ tradeFairId }}
        exported="announcementV2_export"
        emptyText="announcement.empty"
        emptyAction={add}
        actions={(one) => <RowActions actions={actionsOf(one, { edit: setEdited, report: setReported, usedBy })} />}
        toolBarRender={() => [<span key="add">{add}</span>]}
      />
      <AnnouncementDialog record={edited} onClose={() => setEdited(undefined)} />
      <Suspense fallback={null}>
        {reported && <ReadReport one={reported} onClose={() => setReported(undefined)} />}
      </Suspense>
      {drawer}
    </>
  );
}

function AnnouncementsScreen() {
  return (
    <FairPage isList title="announcement.heading" help="announcement.help">
      {({ tradeFairId }, header) => <List tradeFairId={tradeFairId} header={header} />}
    </FairPage>
  );
}

/** /content/announcementV2: what the guests of fairs are told (docs/domain/content.md#announcements). */
export const Announcements = withTexts(
  ['content/announcements', 'content/publishing', 'shared/fair'],
  AnnouncementsScreen,
);
