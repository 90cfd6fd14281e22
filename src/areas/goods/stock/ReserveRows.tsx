import { Empty, Form, Space } from 'antd';
import { MOST_RESERVES } from '@/contract/goods/stock';
import { T, useText } from '@/core/i18n';
import { CustomerPick } from '@/shared/pricing/picks';
import { ActionButton } from '@kit/actions/ActionButton';
import { formatQuantity } from '@kit/format/number';
import { type ReserveRow, reserveFields, reserveStatus } from './coreFields';
import styles from './ReserveRows.module.css';

const { Field } = reserveFields;

const EMPTY: ReserveRow = { custId: null, reserveQty: null, startDate: null, endDate: null };

/** The used part of an existing reserve, and the rest. */
function Use({ row }: { row: ReserveRow | undefined }) {
  if (row?.usedQty === undefined) return <div className={styles.use ?? ''} />;
  const left = Math.max(0, (row.reserveQty ?? 0) - Number(row.usedQty));
  return (
    <Space className={styles.use ?? ''} wrap>
      <T id="reserve.use" values={{ used: formatQuantity(row.usedQty), left: formatQuantity(left) }} />
      <reserveStatus.Tag value={row.status} />
    </Space>
  );
}

/** The reserves of one product in one company, a row each. */
export function ReserveRows({ branchId }: { branchId: string }) {
  const text = useText();
  const form = Form.useFormInstance();
  // No input shows the used part of a reserve: `preserve` keeps it in the watched rows.
  const rows = Form.useWatch<ReserveRow[] | undefined>('rows', { form, preserve: true }) ?? [];
  return (
    <Form.List name="rows">
      {(fields, { add, remove }) => (
        <>
          <ActionButton
            code="edit_addRow"
            label="reserve.add"
            disabled={fields.length >= MOST_RESERVES}
            onAction={() => add({ ...EMPTY })}
          />
          {fields.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('reserve.empty')} />}
          {fields.map(({ key, name }) => {
            const row = rows[name];
            const isOld = row?.reserveId !== undefined;
            return (
              <div
                key={key}
                role="group"
                aria-label={text('reserve.row', { n: name + 1 })}
                className={styles.row ?? ''}
              >
                <Field name="custId" path={[name, 'custId']}>
                  <CustomerPick branchId={branchId} disabled={isOld} />
                </Field>
                <Field name="reserveQty" path={[name, 'reserveQty']} />
                <Field name="startDate" path={[name, 'startDate']} />
                <Field name="endDate" path={[name, 'endDate']} />
                <Use row={row} />
                <div className={styles.use ?? ''}>
                  <ActionButton
                    code="edit_delRow"
                    label="action.delete"
                    aria-label={text('reserve.delRow', { n: name + 1 })}
                    type="text"
                    danger
                    onAction={() => remove(name)}
                  />
                </div>
              </div>
            );
          })}
        </>
      )}
    </Form.List>
  );
}
