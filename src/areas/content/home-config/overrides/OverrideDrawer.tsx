import { Drawer, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { type HomeOverrideRow, homeOverrideApi } from '@/contract/content/home/company/overrides';
import type { HomePage } from '@/contract/content/home/pages';
import { T, useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { addressOf } from '../../shared/addressOf';
import { overrideFields } from './overrideFields';

const ConflictDrawer = lazy(async () => ({
  default: (await import('../../shared/override/ConflictDrawer')).ConflictDrawer,
}));

const WIDTH = 960;

const table = overrideFields.table({
  show: [
    ...(['branchName', 'baseVersionNo', 'propCount', 'ownCount', 'isReordered', 'conflictCount'] as const),
    ...(['modifiedByName', 'gmtModified'] as const),
  ],
});

const design = (id: string, branchId: string) => navigate(addressOf('/content/appHome', { id, branchId }));

function rowActions({ pageId, branchId, conflictCount }: HomeOverrideRow, decide: () => void): Action[] {
  return [
    { code: 'homeConfig_override', label: 'override.design', onAction: () => design(pageId, branchId) },
    ...(conflictCount > 0
      ? [{ code: 'homeConfig_resolve', label: 'override.resolve', onAction: decide } satisfies Action]
      : []),
  ];
}

/** Adds a company that has no override yet. */
function AddCompany({ pageId }: { pageId: string }) {
  const text = useText();
  const [branchId, setBranchId] = useState<string | null>(null);
  return (
    <Flex gap="small" wrap>
      <BranchSelect
        aria-label={text('override.company')}
        style={{ width: 280 }}
        value={branchId}
        onChange={setBranchId}
      />
      <ActionButton
        code="homeConfig_override"
        label="override.add"
        disabled={branchId === null}
        onAction={() => branchId !== null && design(pageId, branchId)}
      />
    </Flex>
  );
}

function Overrides({ page, onClose }: { page: HomePage; onClose: () => void }) {
  const { pageId, pageName: name } = page;
  const [deciding, setDeciding] = useState<HomeOverrideRow>();
  return (
    <Drawer open size={WIDTH} title={<T id="override.title" values={{ name }} />} onClose={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text type="secondary">
          <T id="override.help" />
        </Typography.Text>
        <AddCompany pageId={pageId} />
        <CrudTable<HomeOverrideRow>
          {...table}
          rowKey="branchId"
          list={homeOverrideApi.page}
          params={{ pageId }}
          search={false}
          options={false}
          viewKey="home overrides"
          emptyText="override.none"
          actions={(row) => <RowActions actions={rowActions(row, () => setDeciding(row))} />}
        />
      </Flex>
      {deciding && (
        <Suspense fallback={null}>
          <ConflictDrawer
            {...{ pageId, branchId: deciding.branchId, name: deciding.branchName }}
            onClose={() => setDeciding(undefined)}
          />
        </Suspense>
      )}
    </Drawer>
  );
}

/** The companies that override a page (docs/domain/home-pages.md#overrides). */
export const OverrideDrawer = withTexts(['content/overrides'], Overrides);
