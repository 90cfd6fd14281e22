import { lazy, Suspense, useState } from 'react';
import { type Announcement, announcementApi } from '@/contract/content/announcements';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { actionsOf } from './announcementActions';
import { useUsedBy } from '../shared/useUsedBy';
import type { EditedAnnouncement } from './AnnouncementDrawer';
import { announcementFields } from './announcementFields';
import type { ReportTab } from './ReadReport';

const AnnouncementDrawer = lazy(async () => ({
  default: (await import('./AnnouncementDrawer')).AnnouncementDrawer,
}));
const ReadReport = lazy(async () => ({ default: (await import('./ReadReport')).ReadReport }));

const table = announcementFields.table({
  show: [
    ...(['title', 'announceType', 'targetText', 'popup', 'mustRead', 'publishStatus', 'planTime'] as const),
    ...(['targetCount', 'readCount', 'readRate', 'tradeFairSubject', 'gmtModified'] as const),
  ],
  search: ['title', 'announceType', 'target', 'publishStatus', 'mustRead', 'tradeFairId'],
});

/**
 * Takes announcements of companies over as announcements of this kind; one that was taken over before is not taken
 * twice.
 */
function Migrate() {
  const text = useText();
  return (
    <ActionButton
      code="announcementV2_migrate"
      label="announcement.migrate"
      confirm={{ title: 'announcement.askMigrate', content: 'announcement.askMigrateHelp' }}
      onAction={async () => {
        const { migrated } = await call(announcementApi.migrate, {});
        notifier.success(text('announcement.migrated', { count: migrated }));
      }}
    />
  );
}

function AnnouncementsScreen() {
  const [edited, setEdited] = useState<EditedAnnouncement>();
  const [reported, setReported] = useState<{ one: Announcement; tab: ReportTab }>();
  const { usedBy, drawer } = useUsedBy('announcement', 'announcementV2_usedBy');
  const opens = {
    usedBy,
    edit: setEdited,
    report: (one: Announcement) => setReported({ one, tab: 'readers' }),
    unread: (one: Announcement) => setReported({ one, tab: 'unread' }),
  };
  const add = (
    <ActionButton code="announcementV2_add" label="announcement.add" type="primary" onAction={() => setEdited({})} />
  );
  return (
    <>
      <CrudTable<Announcement>
        header={
          <PageHeader inList title="announcement.heading" help="announcement.help">
            {add}
            <Migrate />
          </PageHeader>
        }
        {...table}
        rowKey="announcementId"
        list={announcementApi.page}
        exported="announcementV2_export"
        emptyText="announcement.empty"
        emptyAction={add}
        actions={(one) => <RowActions actions={actionsOf(one, opens)} />}
      />
      <Suspense fallback={null}>
        <AnnouncementDrawer record={edited} onClose={() => setEdited(undefined)} />
        {reported && (
          <ReadReport key={reported.one.announcementId} {...reported} onClose={() => setReported(undefined)} />
        )}
      </Suspense>
      {drawer}
    </>
  );
}

/**
 * /content/announcementV2: announcements to staff and to the guests of fairs (docs/domain/content.md#announcements).
 */
export const Announcements = withTexts(['content/announcements', 'content/publishing'], AnnouncementsScreen);
