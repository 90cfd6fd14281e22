import { Drawer, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { HomePage } from '@/contract/content/home/pages';
import { type HomeVersion, homeVersionApi } from '@/contract/content/home/versions';
import { call } from '@/core/http/call';
import { T, withTexts } from '@/core/i18n';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { Comparison } from './Comparison';
import { versionFields } from './versionFields';

const WIDTH = 960;
const TWO = 2;

const table = versionFields.table({
  show: [
    ...(['versionNo', 'frozen', 'origin', 'baseVersionNo', 'note', 'planCount', 'componentCount'] as const),
    ...(['frozenTime', 'createdByName', 'gmtModified'] as const),
  ],
});

const rollback = (page: HomePage, { versionNo }: HomeVersion): Action => ({
  ...{ code: 'homeConfig_rollback', label: 'homeVersion.rollback', done: 'homeVersion.rolledBack' },
  confirm: { title: 'homeVersion.askRollback', content: 'homeVersion.askRollbackHelp', values: { versionNo } },
  onAction: ({ confirmCodes }) => call(homeVersionApi.rollback, { id: page.pageId, versionNo, confirmCodes }),
});

interface Props {
  page: HomePage;
  onClose: () => void;
}

function Versions({ page, onClose }: Props) {
  const { pageId, pageName: name, isEditable } = page;
  const [chosen, setChosen] = useState<number[]>([]);
  const [left, right] = [...chosen].sort((one, other) => one - other);
  // The draft cannot be rolled back to: it is what a rollback replaces.
  const actionsOf = (row: HomeVersion) => (isEditable === 1 && row.frozen === 1 ? [rollback(page, row)] : []);
  return (
    <Drawer open size={WIDTH} title={<T id="homeVersion.title" values={{ name }} />} onClose={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">
          <T id="homeVersion.help" />
        </Typography.Text>
        <CrudTable<HomeVersion>
          {...table}
          rowKey={({ versionNo }) => String(versionNo)}
          list={homeVersionApi.page}
          params={{ pageId }}
          search={false}
          options={false}
          viewKey="home versions"
          rowSelection={{
            selectedRowKeys: chosen.map(String),
            hideSelectAll: true,
            // A third choice replaces the first one.
            onSelect: ({ versionNo }, isChosen) =>
              setChosen((before) => {
                const others = before.filter((one) => one !== versionNo);
                return isChosen ? [...others, versionNo].slice(-TWO) : others;
              }),
            getCheckboxProps: ({ versionNo }) => ({ 'aria-label': String(versionNo) }),
          }}
          tableAlertRender={false}
          actions={(row) => <RowActions actions={actionsOf(row)} />}
        />
        {left !== undefined && right !== undefined && <Comparison pageId={pageId} left={left} right={right} />}
      </Flex>
    </Drawer>
  );
}

/** Versions of a page: compared side by side, and rolled back (docs/domain/home-pages.md#versions). */
export const VersionDrawer = withTexts(['content/versions', 'content/page-labels', 'content/designer'], Versions);
