import { lazy, Suspense, useState } from 'react';
import { type BranchAnnouncement, branchAnnouncementApi } from '@/contract/content/branch-announcements';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { publishActions } from '../shared/publishActions';
import { useUsedBy } from '../shared/useUsedBy';
import type { EditedAnnouncement } from './BranchAnnouncementDrawer';
import { branchAnnouncementFields } from './branchAnnouncementFields';

const BranchAnnouncementDrawer = lazy(async () => ({
  default: (await import('./BranchAnnouncementDrawer')).BranchAnnouncementDrawer,
}));
const BranchAnnouncementView = lazy(async () => ({
  default: (await import('./BranchAnnouncementView')).BranchAnnouncementView,
}));

const table = branchAnnouncementFields.table({
  show: [
    ...(['title', 'announceType', 'branchNames', 'publishStatus', 'top', 'startTime', 'endTime'] as const),
    ...(['readCount', 'createdByName', 'gmtModified'] as const),
  ],
  search: ['title', 'announceType', 'publishStatus', 'gmtModified'],
  file: [
    ...(['title', 'announceType', 'branchNames', 'publishStatus', 'top', 'startTime', 'endTime'] as const),
    ...(['readCount', 'publishTime', 'createdByName', 'updatedBy', 'gmtModified'] as const),
  ],
});

const CODES = {
  publish: 'announcement_publish',
  takeDown: 'announcement_takeDown',
  remove: 'announcement_del',
} as const;

interface Opens {
  edit: (one: BranchAnnouncement) => void;
  view: (one: BranchAnnouncement) => void;
  usedBy: (announcementId: string, name: string) => Action;
}

function actionsOf(row: BranchAnnouncement, { edit, view, usedBy }: Opens): Action[] {
  const { announcementId, version, title: name, publishStatus, changeable } = row;
  const one = { announcementId, version };
  return [
    { code: 'announcement_view', label: 'action.view', onAction: () => view(row) },
    ...(changeable
      ? [{ code: 'announcement_edit', label: 'action.edit', onAction: () => edit(row) } satisfies Action]
      : []),
    ...publishActions(
      { name, publishStatus, changeable },
      {
        codes: CODES,
        publish: () => call(branchAnnouncementApi.publish, one),
        takeDown: ({ confirmCodes }) => call(branchAnnouncementApi.takeDown, { ...one, confirmCodes }),
        remove: ({ confirmCodes }) => call(branchAnnouncementApi.delete, { ...one, confirmCodes }),
      },
    ),
    usedBy(announcementId, name),
  ];
}

function BranchAnnouncementsScreen() {
  const { branchId } = useSession();
  const [edited, setEdited] = useState<EditedAnnouncement>();
  const [viewed, setViewed] = useState<BranchAnnouncement>();
  const { usedBy, drawer } = useUsedBy('announcement', 'announcement_usedBy');
  const add = (
    <ActionButton
      code="announcement_add"
      label="action.add"
      type="primary"
      onAction={() => setEdited({ branchIds: [branchId] })}
    />
  );
  return (
    <>
      <CrudTable<BranchAnnouncement>
        header={
          <PageHeader inList title="branchAnnouncement.heading" help="branchAnnouncement.help">
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="announcementId"
        list={branchAnnouncementApi.page}
        exported="announcement_export"
        emptyText="branchAnnouncement.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row, { edit: setEdited, view: setViewed, usedBy })} />}
      />
      <Suspense fallback={null}>
        <BranchAnnouncementDrawer record={edited} onClose={() => setEdited(undefined)} />
        {viewed && <BranchAnnouncementView one={viewed} onClose={() => setViewed(undefined)} />}
      </Suspense>
      {drawer}
    </>
  );
}

/** /content/announcement */
export const BranchAnnouncements = withTexts(
  ['content/branch-announcements', 'content/publishing'],
  BranchAnnouncementsScreen,
);
