import { Space, Tag } from 'antd';
import {
  type Release,
  RELEASE_ACTION,
  RELEASE_OBJECTS,
  RELEASE_STATUS,
  type ReleaseMember,
  type WholeRelease,
} from '@/contract/content/releases';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import type { MemberValue } from './memberValue';

const [page, banner, zone, content, announcement, announcementV2] = RELEASE_OBJECTS;

export const releaseStatus = codeTable('releaseStatus', RELEASE_STATUS, {
  tones: {
    ...{ draft: 'draft', waiting: 'waiting', out: 'active', ended: 'ended', refused: 'attention' },
    cancelled: 'stopped',
  },
});
export const releaseObject = codeTable('releaseObject', { page, banner, zone, content, announcement, announcementV2 });
export const releaseAction = codeTable('releaseAction', RELEASE_ACTION);

/** For the search form alone. */
interface Searched {
  keyword?: string;
}

export interface ReleaseValues {
  releaseName: string;
  startTime: string | null;
  endTime: string | null;
  members: MemberValue[];
}

/** The status, with a note where the release has missed its start. */
const State = ({ status, missed }: Pick<Release, 'status' | 'missed'>) => (
  <Space size={4}>
    <releaseStatus.Tag value={status} />
    {missed === 1 && (
      <Tag color="orange">
        <T id="release.missed" />
      </Tag>
    )}
  </Space>
);

/** Things that go out together: the list, the form, the drawer (docs/domain/releases.md). */
export const releaseFields = fieldsOf<Release & Searched & Partial<WholeRelease>, ReleaseValues>()('release', {
  keyword: f.text({}),
  releaseNo: f.text({ width: 140, isCode: true, sorted: true }),
  releaseName: f.text({ required: true, max: 50, width: 180, fixed: 'left' }),
  branchName: f.text({ width: 200, ellipsis: true }),
  startTime: f.dateTime({ required: true, sorted: true, help: 'release.startHelp' }),
  endTime: f.dateTime({ help: 'release.endHelp' }),
  status: f.codes(releaseStatus, { width: 150, cell: (row) => <State {...row} /> }),
  memberCount: f.count({ width: 80 }),
  members: f.text({ required: true }),
  publishTime: f.dateTime(),
  endedTime: f.dateTime(),
  actorName: f.person(),
  reason: f.text({ width: 160 }),
  createdByName: f.person(),
  gmtModified: f.dateTime({ sorted: true }),
});

export const memberFields = fieldsOf<ReleaseMember>()('releaseMember', {
  objectType: f.codes(releaseObject, { width: 90 }),
  objectName: f.text({ width: 180 }),
  action: f.codes(releaseAction, { width: 110 }),
  versionNo: f.count({ width: 80 }),
  branchNames: f.list({ width: 200 }),
  doneTime: f.dateTime(),
  backTime: f.dateTime(),
  backNote: f.text({ width: 200 }),
});
