import { Space, Tag } from 'antd';
import { APP, CLIENT_KIND, type HomePage } from '@/contract/content/home/pages';
import { T } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { PublishState, publishStatus } from '../shared/publishStatus';

const clientKind = codeTable('homeClient', { mobile: CLIENT_KIND.mobile }, { dictCode: 'clientKind' });
const app = codeTable('homeApp', APP, { dictCode: 'app' });

const Version = ({ versionNo, isDraft }: HomePage) => (
  <Space size={4}>
    {versionNo}
    {isDraft === 1 && (
      <Tag>
        <T id="homeConfig.draft" />
      </Tag>
    )}
  </Space>
);

/** For the search form alone. */
interface ForCompany {
  branchId?: string;
}

export type PageValues = Pick<
  HomePage,
  'pageName' | 'clientKind' | 'app' | 'branchIds' | 'backgroundColor' | 'shareTitle'
>;

/** A page of the app: its list, its form (docs/domain/home-pages.md#pages). */
export const pageFields = fieldsOf<HomePage & ForCompany, PageValues>()('homeConfig', {
  pageName: f.text({ max: 30, required: true, keep: plainText, width: 180, fixed: 'left', sorted: true }),
  clientKind: f.codes(clientKind, { required: true, width: 90 }),
  app: f.codes(app, { required: true, width: 130 }),
  versionNo: f.count({ width: 100, cell: (row) => <Version {...row} /> }),
  branchId: f.branch(),
  branchIds: f.branches({ required: true, help: 'publishing.branchesHelp' }),
  branchNames: f.list({ width: 200 }),
  publishStatus: f.codes(publishStatus, { width: 150, cell: (row) => <PublishState {...row} /> }),
  publishTime: f.dateTime(),
  planTime: f.dateTime(),
  takeDownTime: f.dateTime(),
  backgroundColor: f.text(),
  shareTitle: f.text({ max: 30, keep: plainText }),
  updatedByName: f.person(),
  gmtModified: f.dateTime({ sorted: true }),
});
