import { Segmented } from 'antd';
import { useState } from 'react';
import { UNIT_STATUS } from '../../../src/contract/property/micro-pms';
import { type PmsUnit, unitApi } from '../../../src/contract/property/units';
import { type Action, allowedBy } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { can, useHost } from '../host';
import { ImportFile } from '../import/ImportFile';
import { PageHead } from '../PageHead';
import { useSay } from '../say';
import { BatchDialog } from './BatchDialog';
import { BuildingMap } from './BuildingMap';
import { HistoryDrawer } from './HistoryDrawer';
import { ReserveDialog } from './ReserveDialog';
import { UnitDialog } from './UnitDialog';
import { unitFields } from './unitFields';

const table = unitFields.table({
  show: [
    ...(['unitNo', 'propertyName', 'buildingName', 'floor', 'area', 'unitType', 'rentPrice'] as const),
    ...(['tenantName', 'leaseEndDate', 'unitStatus'] as const),
  ],
  search: ['propertyId', 'buildingId', 'unitNo', 'unitStatus', 'area'],
});

interface Opens {
  edit: (row: PmsUnit) => void;
  reserve: (row: PmsUnit) => void;
  history: (row: PmsUnit) => void;
}

const { vacant, repair, closed } = UNIT_STATUS;

function actionsOf(row: PmsUnit, { edit, reserve, history }: Opens): Action[] {
  const { unitId: id, version, unitNo: name } = row;
  const when = allowedBy(row.can);
  const move = (unitStatus: typeof vacant | typeof repair | typeof closed) => ({
    onAction: () => call(unitApi.updateStatus, { id, version, unitStatus }),
    done: 'pmsUnit.moved' as const,
  });
  return [
    { code: 'unit_edit', label: 'action.edit', onAction: () => edit(row) },
    ...when('reserve', { code: 'unit_reserve', label: 'pmsUnit.reserve', onAction: () => reserve(row) }),
    ...when('release', { code: 'unit_reserve', label: 'pmsUnit.release', ...move(vacant) }),
    ...when('maintain', {
      ...{ code: 'unit_maintain', label: 'pmsUnit.maintain', ...move(repair) },
      confirm: { title: 'pmsUnit.askMaintain', values: { name } },
    }),
    ...when('restore', { code: 'unit_maintain', label: 'pmsUnit.restore', ...move(vacant) }),
    { code: 'unit_history', label: 'pmsUnit.history', onAction: () => history(row) },
    ...when('close', {
      ...{ code: 'unit_edit', label: 'pmsUnit.close', danger: true, ...move(closed) },
      confirm: { title: 'pmsUnit.askClose', values: { name } },
    }),
    ...when('reopen', { code: 'unit_edit', label: 'pmsUnit.reopen', ...move(vacant) }),
    ...when('del', {
      ...{ code: 'unit_del', label: 'action.delete', danger: true },
      confirm: { title: 'pmsUnit.askDelete', values: { name } },
      onAction: () => call(unitApi.delete, { id, version }),
      done: 'pms.deleted',
    }),
  ];
}

/** The units, as a list and floor by floor (docs/domain/property.md#units). */
export function UnitList() {
  const say = useSay();
  const host = useHost();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [edited, setEdited] = useState<Partial<PmsUnit>>();
  const [reserved, setReserved] = useState<PmsUnit>();
  const [looked, setLooked] = useState<PmsUnit>();
  const [isBatch, setBatch] = useState(false);
  const add = <ActionButton code="unit_add" label="pmsUnit.add" type="primary" onAction={() => setEdited({})} />;
  const header = (
    <PageHead isBusy name="unit" title="pmsUnit.title" help="pmsUnit.help">
      <Segmented<'list' | 'map'>
        value={view}
        onChange={setView}
        options={[
          { value: 'list', label: say('pmsUnit.list') },
          { value: 'map', label: say('pmsUnit.map') },
        ]}
      />
      <ActionButton code="unit_batchAdd" label="pmsUnit.batchAdd" onAction={() => setBatch(true)} />
      <ImportFile code="unit_import" template="PMS_UNIT" />
      {add}
    </PageHead>
  );
  const open = (unit: PmsUnit) => {
    if (host && can(host, 'unit_edit')) setEdited(unit);
    else setLooked(unit);
  };
  const opens = { edit: setEdited, reserve: setReserved, history: setLooked };
  return (
    <>
      {view === 'map' && (
        <>
          {header}
          <BuildingMap onOpen={open} />
        </>
      )}
      {view === 'list' && (
        <CrudTable<PmsUnit>
          {...table}
          header={header}
          rowKey="unitId"
          list={unitApi.page}
          exported="unit_export"
          emptyText="pmsUnit.empty"
          emptyAction={add}
          actions={(row) => <RowActions actions={actionsOf(row, opens)} />}
        />
      )}
      <UnitDialog record={edited} onClose={() => setEdited(undefined)} />
      <BatchDialog open={isBatch} onClose={() => setBatch(false)} />
      <ReserveDialog record={reserved} onClose={() => setReserved(undefined)} />
      {looked && <HistoryDrawer unit={looked} onClose={() => setLooked(undefined)} />}
    </>
  );
}
