import { Button, Flex, Form, Input, InputNumber } from 'antd';
import { MoreSelect } from '@/components/form/MoreSelect';
import { fairCustomerApi } from '@/contract/fair/customers';
import { MAX_INVITATIONS } from '@/contract/fair/invitations';
import { MOBILE } from '@/contract/patterns';
import { T, useText } from '@/core/i18n';
import { ActionButton } from '@/crud/ActionButton';

export interface NewGuest {
  guestName: string;
  phone: string;
  customer: { value: string; label: string } | null;
  position?: string;
  companions?: number | null;
  prizeGroupLabel?: string;
  seatNo?: string;
}

export const EMPTY: Partial<NewGuest> = { companions: 0 };

function RemoveRow({ n, onRemove }: { n: number; onRemove: () => void }) {
  const text = useText();
  return (
    <Form.Item>
      <Button danger type="text" aria-label={text('invitation.delRow', { n })} onClick={onRemove}>
        <T id="exhibit.remove" />
      </Button>
    </Form.Item>
  );
}

/** People who are not among the guests yet, one a row. */
export function NewGuests({ tradeFairId }: { tradeFairId: string }) {
  return (
    <Form.List name="guests">
      {(rows, { add, remove }) => (
        <Flex vertical gap="small">
          {rows.map(({ key, name }) => (
            <Flex key={key} wrap gap="small" align="end">
              <Form.Item
                name={[name, 'guestName']}
                label={<T id="invitation.guestName" />}
                rules={[{ required: true }]}
              >
                <Input maxLength={20} style={{ width: 110 }} />
              </Form.Item>
              <Form.Item
                name={[name, 'phone']}
                label={<T id="invitation.phone" />}
                rules={[{ required: true }, { pattern: MOBILE }]}
              >
                <Input maxLength={11} inputMode="numeric" style={{ width: 130 }} />
              </Form.Item>
              <Form.Item
                name={[name, 'customer']}
                label={<T id="invitation.customerName" />}
                rules={[{ required: true }]}
                style={{ width: 240 }}
              >
                <MoreSelect
                  endpoint={fairCustomerApi.firstLevelCustomerList}
                  query={(customerName) => ({ tradeFairId, customerName })}
                  option={({ id, customerName }) => ({ value: id, label: customerName })}
                />
              </Form.Item>
              <Form.Item name={[name, 'position']} label={<T id="invitation.position" />}>
                <Input maxLength={20} style={{ width: 110 }} />
              </Form.Item>
              <Form.Item name={[name, 'companions']} label={<T id="invitation.companions" />}>
                <InputNumber min={0} max={9} precision={0} style={{ width: 80 }} />
              </Form.Item>
              <Form.Item name={[name, 'prizeGroupLabel']} label={<T id="invitation.prizeGroupLabel" />}>
                <Input maxLength={20} style={{ width: 100 }} />
              </Form.Item>
              <Form.Item name={[name, 'seatNo']} label={<T id="invitation.seatNo" />}>
                <Input maxLength={10} style={{ width: 80 }} />
              </Form.Item>
              <RemoveRow n={name + 1} onRemove={() => remove(name)} />
            </Flex>
          ))}
          {rows.length < MAX_INVITATIONS && (
            <div>
              <ActionButton code="addInvitation_addRow" label="invitation.addRow" onAction={() => add(EMPTY)} />
            </div>
          )}
        </Flex>
      )}
    </Form.List>
  );
}
