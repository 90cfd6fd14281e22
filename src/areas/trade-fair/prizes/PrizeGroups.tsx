import { type PrizeGroup, prizeGroupApi } from '@/contract/trade-fair/prizes';
import { NOTHING } from '@kit/format/number';
import { call } from '@/core/http/call';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { FormModal } from '@kit/form/FormModal';
import { useEditor } from '@kit/form/useEditor';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn, fieldsOf } from '@kit/fields/fields';

interface Form extends PrizeGroup {
  tradeFairId: string;
  /** Its present name; empty for a new group. */
  from: string;
  newLabel: string;
}

const saveGroup = ({ tradeFairId, from, newLabel, remark }: Form) =>
  call(
    prizeGroupApi.updatePrizeGroupLabel,
    from ? { tradeFairId, label: from, newLabel, remark } : { tradeFairId, label: newLabel, remark },
    { silent: true },
  );

const count = { align: 'right', width: 110, valueType: 'digit' } as const;

const fields = fieldsOf<Form>()('prizeGroup', {
  label: { width: 200, fixed: 'left' },
  newLabel: { required: true, fieldProps: { maxLength: 20 } },
  guestCount: count,
  signedCount: count,
  ticketCount: count,
  wonCount: count,
  remark: { ellipsis: true, fieldProps: { maxLength: 100 }, render: (_, { remark }) => remark || NOTHING },
});

const columns = fields.table({
  show: ['label', 'guestCount', 'signedCount', 'ticketCount', 'wonCount', 'remark'],
  search: [],
});
const formColumns = fields.form(['newLabel', 'remark']);

/** Groups of guests that prizes are for. */
export function PrizeGroups({ tradeFairId }: { tradeFairId: string }) {
  const { table, open, modal } = useEditor(saveGroup);
  const add = (
    <ActionButton
      code="prizeManage_addGroup"
      label="prizeGroup.add"
      type="primary"
      onAction={() => open({ tradeFairId, from: '', newLabel: '', remark: '' })}
    />
  );
  const actionsOf = ({ label, remark }: Form) => (
    <RowActions
      actions={[
        {
          code: 'prizeManage_editLabel',
          label: 'prizeGroup.edit',
          onAction: () => open({ tradeFairId, from: label, newLabel: label, label, remark }),
        },
      ]}
    />
  );
  const isNew = !modal.record?.from;
  return (
    <>
      <CrudTable<Form>
        rowKey="label"
        actionRef={table}
        search={false}
        pagination={false}
        request={async (_query, _sort, signal) => {
          const groups = await call(prizeGroupApi.listPrizeGroup, { tradeFairId }, { signal });
          const rows = groups.map((group) => ({ ...group, tradeFairId, from: group.label, newLabel: group.label }));
          return { data: rows, total: rows.length, success: true };
        }}
        emptyText="prizeGroup.empty"
        emptyAction={add}
        toolBarRender={() => [<span key="add">{add}</span>]}
        columns={[...columns, actionColumn(actionsOf)]}
      />
      <FormModal<Form>
        {...modal}
        title={isNew ? 'prizeGroup.add' : 'prizeGroup.editTitle'}
        titleValues={{ label: modal.record?.label ?? '' }}
        {...(isNew ? {} : { help: 'prizeGroup.editHelp' as const })}
        columns={formColumns}
      />
    </>
  );
}
