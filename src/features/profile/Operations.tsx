import { type Operation, profileApi } from '@/contract/profile';
import { formatDate } from '@/core/format/date';
import { NOTHING } from '@/core/format/number';
import { T, type TextId, useLanguage } from '@/core/i18n';
import { logAction, LogResult } from '@/crud/history/logWords';
import { CrudTable } from '@/crud/table/CrudTable';
import { fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';

/** Pages that are in no menu. */
const PAGES: Readonly<Record<string, TextId>> = {
  login: 'signIn.title',
  selectAccount: 'account.title',
  dashboard: 'page.dashboard',
  'profile/index': 'page.profile',
};

function Page({ menuUrl, menuTitle, titles }: Operation) {
  const language = useLanguage();
  const known = PAGES[menuUrl];
  return known ? <T id={known} /> : titles[language] || menuTitle || menuUrl || NOTHING;
}

const columns = fieldsOf<Operation>()('profile', {
  operateTime: { sorter: true, width: 170, render: (_, { operateTime }) => formatDate(operateTime, 'YMDHMS') },
  menuTitle: { width: 160, ellipsis: true, render: (_, operation) => <Page {...operation} /> },
  action: { ...logAction.field(), width: 100 },
  objectName: {
    ellipsis: true,
    width: 220,
    render: (_, { objectName, objectId }) => objectName || objectId || NOTHING,
  },
  branchName: { width: 200, ellipsis: true, render: (_, { branchName }) => branchName || NOTHING },
  resultCode: { width: 90, render: (_, { resultCode }) => <LogResult code={resultCode} /> },
}).table({
  show: ['operateTime', 'menuTitle', 'action', 'objectName', 'branchName', 'resultCode'],
  search: ['action'],
});

/** What the user did last, from the operation log. */
export function Operations() {
  return (
    <CrudTable<Operation>
      rowKey="logId"
      request={pageRequest(profileApi.operations)}
      columns={columns}
      emptyText="profile.noOperations"
      toolbar={{ title: <T id="profile.operations" /> }}
      search={{ filterType: 'light' }}
      // Below the form it is as high as its rows.
      scroll={{ y: undefined }}
      pagination={{ defaultPageSize: 10 }}
    />
  );
}
