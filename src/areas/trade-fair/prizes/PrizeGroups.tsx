import { useState } from 'react';
import { type PrizeGroup, prizeGroupApi } from '@/contract/trade-fair/prizes';
import { call } from '@/core/http/call';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { PageRequest } from '@kit/data/page';
import { RecordDialog } from '@kit/form/RecordDialog';
import { CrudTable } from '@kit/table/CrudTable';
import { groupFields, type GroupForm } from './groupFields';

const { Field } = groupFields;

const table = groupFields.table({
  show: ['label', 'guestCount', 'signedCount', 'ticketCount', 'wonCount', 'remark'],
});

const NEW_GROUP: GroupForm = { label: '', newLabel: '', remark: '' };

/** Groups of guests that prizes are for. */
export function PrizeGroups({ tradeFairId }: { tradeFairId: string }) {
  const [edited, setEdited] = useState<GroupForm>();
  const present = edited?.label ?? '';
  const isNew = present === '';
  const request: PageRequest<PrizeGroup> = async (_query, _sort, signal) => {
    const data = await call(prizeGroupApi.listPrizeGroup, { tradeFairId }, { signal });
    return { data, total: data.length, success: true };
  };
  const save = ({ label, newLabel, remark }: GroupForm) => {
    const group = isNew ? { label } : { label: present, newLabel };
    return call(prizeGroupApi.updatePrizeGroupLabel, { tradeFairId, ...group, remark }, { silent: true });
  };
  const add = (
    <ActionButton
      code="prizeManage_addGroup"
      label="prizeGroup.add"
      type="primary"
      onAction={() => setEdited(NEW_GROUP)}
    />
  );
  return (
    <>
      <CrudTable<PrizeGroup>
        {...table}
        rowKey="label"
        request={request}
        reads={prizeGroupApi.listPrizeGroup.reads}
        search={false}
        pagination={false}
        emptyText="prizeGroup.empty"
        emptyAction={add}
        actions={({ label, remark }) => (
          <RowActions
            actions={[
              {
                code: 'prizeManage_editLabel',
                label: 'prizeGroup.edit',
                onAction: () => setEdited({ label, newLabel: label, remark }),
              },
            ]}
          />
        )}
        toolBarRender={() => [<span key="add">{add}</span>]}
      />
      <RecordDialog<GroupForm>
        draftKey={`prize group ${tradeFairId} ${present}`}
        title={isNew ? 'prizeGroup.add' : 'prizeGroup.editTitle'}
        titleValues={{ label: present }}
        {...(isNew ? {} : { help: 'prizeGroup.editHelp' as const })}
        fields={groupFields}
        record={edited}
        save={save}
        onClose={() => setEdited(undefined)}
      >
        {/* For a new group the server names this field `label`, also in its errors. */}
        <Field name="newLabel" path={isNew ? 'label' : 'newLabel'} />
        <Field name="remark" />
      </RecordDialog>
    </>
  );
}
