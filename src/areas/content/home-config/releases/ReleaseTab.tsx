import { Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { type Release, RELEASE_STATUS, releaseApi } from '@/contract/content/releases';
import { text, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import type { EditedRelease } from './ReleaseDrawer';
import { type Opens, releaseActions } from './releaseActions';
import { releaseFields } from './releaseFields';

const ReleaseDrawer = lazy(async () => ({ default: (await import('./ReleaseDrawer')).ReleaseDrawer }));
const ReleaseDetail = lazy(async () => ({ default: (await import('./ReleaseDetail')).ReleaseDetail }));
const ScheduleDialog = lazy(async () => ({ default: (await import('./ScheduleDialog')).ScheduleDialog }));

const table = releaseFields.table({
  show: [
    ...(['releaseNo', 'releaseName', 'status', 'startTime', 'endTime', 'memberCount', 'branchName'] as const),
    ...(['publishTime', 'endedTime', 'actorName', 'createdByName', 'gmtModified'] as const),
  ],
  search: ['keyword', 'status', 'startTime'],
});

interface Opened {
  edited?: EditedRelease;
  viewed?: Pick<Release, 'releaseId' | 'releaseName'>;
  scheduled?: Release;
}

function Releases() {
  const [{ edited, viewed, scheduled }, setOpened] = useState<Opened>({});
  const close = () => setOpened({});
  const opens: Opens = {
    view: (release) => setOpened({ viewed: release }),
    edit: (release) => setOpened({ edited: release }),
    schedule: (release) => setOpened({ scheduled: release }),
    tell: (release, { status, rows }) => {
      const { releaseName: name, memberCount: count } = release;
      if (status === RELEASE_STATUS.out) notifier.success(text('release.published', { name, count }));
      else if (rows.length === 0) notifier.success(text('release.withdrawn', { name, count }));
      // Nothing was published, or something was not taken back: each member says why.
      else {
        notifier.error(text(status === RELEASE_STATUS.refused ? 'release.nothingOut' : 'release.notAllBack', { name }));
        setOpened({ viewed: release });
      }
    },
  };
  const add = (
    <ActionButton
      code="homeConfig_release"
      label="release.add"
      type="primary"
      onAction={() => setOpened({ edited: {} })}
    />
  );
  return (
    <>
      <Flex justify="flex-end" style={{ marginBlockEnd: 12 }}>
        {add}
      </Flex>
      <CrudTable<Release>
        {...table}
        rowKey="releaseId"
        list={releaseApi.page}
        emptyText="release.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={releaseActions(row, opens)} />}
      />
      <Suspense fallback={null}>
        {edited && <ReleaseDrawer edited={edited} onClose={close} />}
        {viewed && <ReleaseDetail releaseId={viewed.releaseId} name={viewed.releaseName} onClose={close} />}
        {scheduled && <ScheduleDialog release={scheduled} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Releases: objects of the app that are published together, and taken back together (docs/domain/releases.md). */
export const ReleaseTab = withTexts(['content/releases', 'content/plans'], Releases);
