import { useState } from 'react';
import { type PmsProperty, PROPERTY_STATUS, propertyApi } from '../../../src/contract/property/properties';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { useHost } from '../host';
import { PageHead } from '../PageHead';
import { BuildingsDrawer } from './BuildingsDrawer';
import { type Edited, PropertyDialog } from './PropertyDialog';
import { propertyFields } from './propertyFields';

const table = propertyFields.table({
  show: [
    ...(['propertyCode', 'propertyName', 'propertyType', 'address', 'branchName', 'buildingCount'] as const),
    ...(['unitCount', 'totalArea', 'managerName', 'status'] as const),
  ],
  search: ['propertyName', 'propertyType', 'branchId', 'status'],
});

interface Opens {
  edit: (row: PmsProperty) => void;
  buildings: (row: PmsProperty) => void;
}

function actionsOf(row: PmsProperty, { edit, buildings }: Opens): Action[] {
  const { propertyId: id, version, propertyName: name, status } = row;
  const isOn = status === PROPERTY_STATUS.on;
  const { on, off } = PROPERTY_STATUS;
  return [
    { code: 'property_edit', label: 'action.edit', onAction: () => edit(row) },
    { code: 'property_buildings', label: 'pmsProperty.buildings', onAction: () => buildings(row) },
    {
      code: 'property_status',
      label: isOn ? 'pms.disable' : 'pms.enable',
      ...(isOn ? { danger: true, confirm: { title: 'pmsProperty.askDisable', values: { name } } } : {}),
      onAction: () => call(propertyApi.updateStatus, { id, version, status: isOn ? off : on }),
      done: 'pmsProperty.switched',
    },
    {
      code: 'property_del',
      label: 'action.delete',
      danger: true,
      confirm: { title: 'pmsProperty.askDelete', values: { name } },
      onAction: () => call(propertyApi.delete, { id, version }),
      done: 'pms.deleted',
    },
  ];
}

/** The properties that are let (docs/domain/property.md#properties). */
export function PropertyList() {
  const host = useHost();
  const [edited, setEdited] = useState<Edited>();
  const [opened, setOpened] = useState<PmsProperty>();
  const branchId = host?.branch.branchId ?? '';
  const add = (
    <ActionButton code="property_add" label="pmsProperty.add" type="primary" onAction={() => setEdited({ branchId })} />
  );
  return (
    <>
      <CrudTable<PmsProperty>
        {...table}
        header={
          <PageHead name="property" title="pmsProperty.title" help="pmsProperty.help">
            {add}
          </PageHead>
        }
        rowKey="propertyId"
        list={propertyApi.page}
        exported="property_export"
        emptyText="pmsProperty.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row, { edit: setEdited, buildings: setOpened })} />}
      />
      <PropertyDialog record={edited} onClose={() => setEdited(undefined)} />
      {opened && <BuildingsDrawer property={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
