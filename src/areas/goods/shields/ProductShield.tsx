import { lazy, Suspense, useState } from 'react';
import { type Shield, SHIELD_STATUS, shieldApi } from '@/contract/goods/shields';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { useHistory } from '@/shared/history/useHistory';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { ImportGoods } from '../shared/ImportGoods';
import type { EditedShield } from './ShieldDrawer';
import { shieldFields } from './shieldFields';

const ShieldFacts = lazy(async () => ({ default: (await import('./ShieldFacts')).ShieldFacts }));
const ShieldDrawer = lazy(async () => ({ default: (await import('./ShieldDrawer')).ShieldDrawer }));

const table = shieldFields.table({
  show: [
    ...(['shieldNo', 'status', 'shieldType', 'productScope', 'customerScope', 'branchId', 'startTime'] as const),
    ...(['endTime', 'reason', 'createdByName', 'gmtCreated'] as const),
  ],
  search: ['productCode', 'custCode', 'branchId', 'shieldType', 'status'],
});

const { off, on } = SHIELD_STATUS;
const keyOf = ({ shieldId }: Shield) => shieldId;

function ProductShieldScreen() {
  const { branchId } = useSession();
  const [edited, setEdited] = useState<EditedShield>();
  const changes = useHistory<{ objectId: string; name: string; row: Shield }>({
    ...{ objectType: 'productShield', fields: shieldFields },
    view: ({ row }) => ({ title: 'shield.viewTitle', facts: <ShieldFacts shield={row} /> }),
  });
  const selection = useSelection(keyOf);
  const bar = useBatchBar(selection, {
    actions: [
      {
        ...{ code: 'productShield_batchDel', label: 'action.delete', danger: true },
        confirm: { title: 'shield.askDeleteMany', values: { count: selection.count } },
        onAction: async () => {
          await call(shieldApi.delete, { ids: selection.chosen.map(keyOf) });
          selection.choose([]);
        },
        done: 'shield.deleted',
      },
    ],
  });
  const actionsOf = (row: Shield): Action[] => {
    const { shieldId: id, version, shieldNo: no, status } = row;
    const isOff = status === off;
    return [
      { code: 'productShield_edit', label: 'action.edit', onAction: () => setEdited(row) },
      {
        ...{ code: 'productShield_view', label: 'action.view' },
        onAction: () => changes.show({ objectId: id, name: no, row }),
      },
      {
        code: 'productShield_status',
        label: isOff ? 'shield.enable' : 'shield.disable',
        danger: !isOff,
        confirm: { title: isOff ? 'shield.askEnable' : 'shield.askDisable', values: { no } },
        onAction: ({ confirmCodes }) =>
          call(shieldApi.updateStatus, { id, version, status: isOff ? on : off, confirmCodes }),
        done: isOff ? 'shield.enabled' : 'shield.disabled',
      },
      {
        ...{ code: 'productShield_del', label: 'action.delete', danger: true, done: 'shield.deleted' },
        confirm: { title: 'shield.askDelete', content: 'shield.askDeleteHelp', values: { no } },
        onAction: () => call(shieldApi.delete, { ids: [id] }),
      },
    ];
  };
  const add = (
    <ActionButton code="productShield_add" label="action.add" type="primary" onAction={() => setEdited({ branchId })} />
  );
  return (
    <>
      <CrudTable<Shield>
        header={
          <PageHeader inList title="shield.title" help="shield.help">
            <ImportGoods
              templateCode="SHIELD"
              button="productShield_import"
              title="shield.import"
              dialogTitle="shield.importTitle"
              help="shield.importHelp"
            />
            {add}
          </PageHeader>
        }
        {...table}
        {...bar}
        rowKey="shieldId"
        list={shieldApi.page}
        exported="productShield_export"
        emptyText="shield.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        <ShieldDrawer record={edited} onClose={() => setEdited(undefined)} />
      </Suspense>
      {changes.drawer}
    </>
  );
}

/** /item/productShield */
export const ProductShield = withTexts(['goods/shields', 'shared/pricing-rules', 'tasks/imports'], ProductShieldScreen);
