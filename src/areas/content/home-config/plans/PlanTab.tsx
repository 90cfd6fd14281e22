import { Flex, Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { type HomePlan, homePlanApi } from '@/contract/content/home/plans';
import { T, useText, withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { kit } from '@kit/host';
import { CrudTable } from '@kit/table/CrudTable';
import { planActions } from './planActions';
import type { EditedPlan } from './PlanDrawer';
import { planFields } from './planFields';

const PlanDrawer = lazy(async () => ({ default: (await import('./PlanDrawer')).PlanDrawer }));
const CoverBoard = lazy(async () => ({ default: (await import('./CoverBoard')).CoverBoard }));

const table = planFields.table({
  show: [
    // Where there is no room for all columns the first ones stay: where the page shows, and when.
    ...(['pageName', 'branchNames', 'startTime', 'endTime', 'status', 'kind', 'versionNo'] as const),
    ...(['force', 'inherit', 'cancelTime', 'reason', 'createdByName', 'gmtModified'] as const),
  ],
  search: ['pageId', 'status', 'kind', 'branchId'],
});

type View = 'list' | 'board';

function Plans() {
  const text = useText();
  const { branchId } = useSession();
  const can = kit().useCan();
  const [view, setView] = useState<View>('list');
  const [edited, setEdited] = useState<EditedPlan>();
  const add = (
    <ActionButton
      code="homeConfig_plan"
      label="homePlan.add"
      type="primary"
      onAction={() => setEdited({ branchIds: [branchId] })}
    />
  );
  const views = can('homeConfig_coverage') && (
    <Segmented<View>
      aria-label={text('homePlan.view')}
      value={view}
      options={[
        { value: 'list', label: <T id="homePlan.list" /> },
        { value: 'board', label: <T id="homePlan.board" /> },
      ]}
      onChange={setView}
    />
  );
  return (
    <>
      <Flex justify="space-between" gap="small" wrap style={{ marginBlockEnd: 12 }}>
        {views || <span />}
        {add}
      </Flex>
      {view === 'list' ? (
        <CrudTable<HomePlan>
          {...table}
          rowKey="planId"
          list={homePlanApi.page}
          emptyText="homePlan.empty"
          emptyAction={add}
          actions={(row) => <RowActions actions={planActions(row, setEdited)} />}
        />
      ) : (
        <Suspense fallback={null}>
          <CoverBoard />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <PlanDrawer record={edited} onClose={() => setEdited(undefined)} />
      </Suspense>
    </>
  );
}

/** Plans of all pages that the user may see, as a list and as a board (docs/domain/home-pages.md#plans). */
export const PlanTab = withTexts(['content/plans'], Plans);
