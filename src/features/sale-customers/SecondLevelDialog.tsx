import { useMemo } from 'react';
import { MoreSelect } from '@/components/form/MoreSelect';
import { fairCustomerApi } from '@/contract/fair/customers';
import { isUscc, MOBILE } from '@/contract/patterns';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';

export interface SecondLevelForm {
  tradeFairId: string;
  parent: { value: string; label: string } | null;
  customerName: string;
  uscc: string;
  contactName: string;
  contactPhone: string;
  address: string;
}

export const saveSecondLevel = ({ parent, ...form }: SecondLevelForm) =>
  call(fairCustomerApi.addSecondLevelCustomer, { ...form, parentCustomerId: parent?.value ?? '' }, { silent: true });

/** A customer who buys through one of the fair's own. */
export function SecondLevelDialog({
  tradeFairId,
  ...modal
}: ReturnType<typeof useEditor<SecondLevelForm>>['modal'] & { tradeFairId: string }) {
  const text = useText();
  const columns = useMemo(() => {
    const checkUscc = (_: unknown, value = '') =>
      value === '' || isUscc(value) ? Promise.resolve() : Promise.reject(new Error(text('fairCustomer.wrongUscc')));
    return fieldsOf<SecondLevelForm>()('fairCustomer', {
      parent: {
        required: true,
        formItemRender: () => (
          <MoreSelect
            endpoint={fairCustomerApi.firstLevelCustomerList}
            query={(customerName) => ({ tradeFairId, customerName })}
            option={({ id, customerName, customerCode }) => ({ value: id, label: `${customerName} ${customerCode}` })}
          />
        ),
      },
      customerName: { required: true, fieldProps: { maxLength: 100 } },
      uscc: { formItemProps: { rules: [{ validator: checkUscc }] }, fieldProps: { maxLength: 18 } },
      contactName: { required: true, fieldProps: { maxLength: 20 } },
      contactPhone: {
        formItemProps: { rules: [{ required: true }, { pattern: MOBILE }] },
        fieldProps: { maxLength: 11, inputMode: 'numeric' },
      },
      address: { valueType: 'textarea', fieldProps: { maxLength: 200, rows: 2 } },
    }).form(['parent', 'customerName', 'uscc', 'contactName', 'contactPhone', 'address']);
  }, [tradeFairId, text]);
  return <FormModal<SecondLevelForm> {...modal} title="fairCustomer.addSecond" columns={columns} />;
}
