import { type Zone, zoneApi } from '@/contract/content/zones';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { publishActions } from '../shared/publishActions';
import { useUsedBy } from '../shared/useUsedBy';
import { EDIT_PAGE } from './paths';
import { zoneFields } from './zoneFields';

const table = zoneFields.table({
  show: [
    ...(['zoneCode', 'zoneName', 'zoneType', 'productCount', 'image', 'publishStatus', 'branchNames'] as const),
    ...(['startTime', 'endTime', 'sort', 'updatedBy', 'gmtModified'] as const),
  ],
  search: ['zoneName', 'zoneType', 'publishStatus', 'branchId'],
  file: [
    ...(['zoneCode', 'zoneName', 'productCount', 'publishStatus', 'branchNames', 'startTime', 'endTime'] as const),
    ...(['sort', 'updatedBy', 'gmtModified'] as const),
  ],
});

const CODES = { publish: 'zoneConfig_publish', takeDown: 'zoneConfig_takeDown', remove: 'zoneConfig_del' } as const;

function actionsOf(
  { zoneId, version, zoneName: name, publishStatus, changeable }: Zone,
  usedBy: (zoneId: string, name: string) => Action,
): Action[] {
  const one = { zoneId, version };
  const edit: Action = {
    code: 'zoneConfig_edit',
    label: 'action.edit',
    onAction: () => navigate(`${EDIT_PAGE}?id=${zoneId}`),
  };
  return [
    ...(changeable ? [edit] : []),
    ...publishActions(
      { name, publishStatus, changeable },
      {
        codes: CODES,
        publish: () => call(zoneApi.publish, one),
        takeDown: ({ confirmCodes }) => call(zoneApi.takeDown, { ...one, confirmCodes }),
        remove: ({ confirmCodes }) => call(zoneApi.delete, { ...one, confirmCodes }),
      },
    ),
    {
      ...{ code: 'zoneConfig_copy', label: 'action.copy', done: 'zone.copied' },
      confirm: { title: 'zone.askCopy', values: { name } },
      onAction: () => call(zoneApi.copy, { zoneId }),
    },
    usedBy(zoneId, name),
  ];
}

function ZonesScreen() {
  const { usedBy, drawer } = useUsedBy('zone', 'zoneConfig_usedBy');
  const add = (
    <ActionButton code="zoneConfig_add" label="action.add" type="primary" onAction={() => navigate(EDIT_PAGE)} />
  );
  return (
    <>
      <CrudTable<Zone>
        header={
          <PageHeader inList title="zone.title" help="zone.help">
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="zoneId"
        list={zoneApi.page}
        exported="zoneConfig_export"
        emptyText="zone.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row, usedBy)} />}
      />
      {drawer}
    </>
  );
}

/** /content/zoneConfig */
export const ZoneConfig = withTexts(['content/zones', 'content/publishing'], ZonesScreen);
