import { Flex, Tag } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '@/core/auth/permission';
import { T, useText } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import { useSupplierNames } from '@/shared/pricing/selects';

const SupplierPicker = lazy(async () => ({ default: (await import('./SupplierPicker')).SupplierPicker }));

interface Props {
  id?: string;
  branchId: string;
  /** The scope of the activity may still be changed. */
  isFree: boolean;
  value?: string[];
  onChange?: (supplierIds: string[]) => void;
}

/** The suppliers whose products take part: users who may not pick suppliers see the names and cannot change them. */
export function SupplierField({ id, branchId, isFree, value = [], onChange }: Props) {
  const text = useText();
  const can = useCan();
  const [isPicking, setIsPicking] = useState(false);
  const names = useSupplierNames(branchId, value);
  const mayPick = isFree && can('activityForm_pickSupplier');
  return (
    <Flex vertical gap={8} align="start" id={id ?? ''} tabIndex={-1}>
      {isFree && (
        <ActionButton
          code="activityForm_pickSupplier"
          label="supplierPick.title"
          type="primary"
          ghost
          disabled={branchId === ''}
          onAction={() => setIsPicking(true)}
        />
      )}
      <Flex wrap gap={4}>
        {value.length === 0 && <T id="supplierPick.none" />}
        {value.map((supplierId) => {
          const name = names.get(supplierId) ?? supplierId;
          return (
            <Tag
              key={supplierId}
              closable={mayPick && { 'aria-label': text('supplierPick.remove', { name }) }}
              onClose={() => onChange?.(value.filter((one) => one !== supplierId))}
            >
              {name}
            </Tag>
          );
        })}
      </Flex>
      <Suspense fallback={null}>
        {isPicking && (
          <SupplierPicker
            {...{ branchId, value }}
            onPick={(supplierIds) => onChange?.([...value, ...supplierIds])}
            onClose={() => setIsPicking(false)}
          />
        )}
      </Suspense>
    </Flex>
  );
}
