import { type Operation, profileApi } from '@/contract/account/profile';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { logAction, LogResult } from '@/shared/history/logCodes';
import { PageName } from '@/shared/history/PageName';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import styles from './Profile.module.css';

const table = fieldsOf<Operation>()('profile', {
  operateTime: f.timestamp({ sorted: true }),
  menuTitle: f.text({ cell: (operation) => <PageName {...operation} /> }),
  action: f.codes(logAction),
  objectName: f.text({ width: 220, cell: ({ objectName, objectId }) => objectName || objectId || NOTHING }),
  branchName: f.text({ width: 200 }),
  resultCode: f.count({ cell: ({ resultCode }) => <LogResult code={resultCode} /> }),
}).table({
  show: ['operateTime', 'menuTitle', 'action', 'objectName', 'branchName', 'resultCode'],
  search: ['action'],
});

/** What the user did last, from the operation log. */
export function Operations() {
  return (
    <CrudTable<Operation>
      {...table}
      rowKey="logId"
      list={profileApi.operations}
      emptyText="profile.noOperations"
      header={
        <h2 className={styles.heading}>
          <T id="profile.operations" />
        </h2>
      }
      // Below the form the list is as high as its rows.
      scroll={{ y: undefined }}
      pagination={{ defaultPageSize: 10 }}
    />
  );
}
