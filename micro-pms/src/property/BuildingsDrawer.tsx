import { Drawer } from 'antd';
import { useState } from 'react';
import { buildingApi, type PmsBuilding, type PmsProperty } from '../../../src/contract/property/properties';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { RecordDialog } from '@kit/form/RecordDialog';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { useSay } from '../say';
import { buildingFields } from './propertyFields';

const table = buildingFields.table({ show: ['buildingName', 'floors', 'undergroundFloors', 'buildArea', 'unitCount'] });

const WIDTH = 720;

const save = ({ buildingId, version, propertyId, buildingName, floors, undergroundFloors, buildArea }: PmsBuilding) => {
  const form = { propertyId, buildingName, floors, undergroundFloors, buildArea };
  return call(buildingApi.save, { buildingId, version, ...form }, { silent: true });
};

function BuildingDialog({ record, onClose }: { record: Partial<PmsBuilding> | undefined; onClose: () => void }) {
  return (
    <RecordDialog<Partial<PmsBuilding>, PmsBuilding>
      draftKey={`building ${record?.buildingId ?? ''}`}
      title={record?.buildingId ? 'pmsBuilding.editTitle' : 'pmsBuilding.add'}
      titleValues={{ name: record?.buildingName ?? '' }}
      fields={buildingFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {buildingFields.inputs(['buildingName', 'floors', 'undergroundFloors', 'buildArea'])}
    </RecordDialog>
  );
}

/** The buildings of a property. */
export function BuildingsDrawer({ property, onClose }: { property: PmsProperty; onClose: () => void }) {
  const say = useSay();
  const { propertyId } = property;
  const [edited, setEdited] = useState<Partial<PmsBuilding>>();
  const add = (
    <ActionButton
      code="property_edit"
      label="pmsBuilding.add"
      type="primary"
      onAction={() => setEdited({ propertyId, undergroundFloors: 0 })}
    />
  );
  return (
    <Drawer open size={WIDTH} title={say('pmsBuilding.title', { name: property.propertyName })} onClose={onClose}>
      <CrudTable<PmsBuilding>
        {...table}
        rowKey="buildingId"
        list={buildingApi.page}
        params={{ propertyId }}
        search={false}
        emptyText="pmsBuilding.empty"
        emptyAction={add}
        toolBarRender={() => [<span key="add">{add}</span>]}
        actions={(row) => (
          <RowActions
            actions={[
              { code: 'property_edit', label: 'action.edit', onAction: () => setEdited(row) },
              {
                code: 'property_edit',
                label: 'action.delete',
                danger: true,
                confirm: { title: 'pmsBuilding.askDelete', values: { name: row.buildingName } },
                onAction: () => call(buildingApi.delete, { id: row.buildingId, version: row.version }),
                done: 'pms.deleted',
              },
            ]}
          />
        )}
      />
      <BuildingDialog record={edited} onClose={() => setEdited(undefined)} />
    </Drawer>
  );
}
