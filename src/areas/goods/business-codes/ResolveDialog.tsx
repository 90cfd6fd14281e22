import { Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { BUSINESS_TYPE, type BusinessType, businessCodeApi } from '@/contract/goods/business-codes';
import { T, useText } from '@/core/i18n';
import { CustomerPick, type Picked } from '@/shared/pricing/picks';
import { useCall } from '@kit/data/useCall';
import { Dialog } from '@/ui/Dialog';
import { businessType } from './codeFields';

const BY = {
  TYPE_REGION: 'businessCode.byTypeRegion',
  TYPE: 'businessCode.byType',
  REGION: 'businessCode.byRegion',
  DEFAULT: 'businessCode.byDefault',
  NONE: 'businessCode.byNone',
} as const;

interface Props {
  branchId: string;
  onClose: () => void;
}

/** Which code the documents of a customer carry, and why. */
export function ResolveDialog({ branchId, onClose }: Props) {
  const text = useText();
  const types = Object.values(BUSINESS_TYPE).map((value) => ({ value, label: businessType.labelOf(value) }));
  const [type, setType] = useState<BusinessType>(BUSINESS_TYPE.sale);
  const [customer, setCustomer] = useState<Picked | null>(null);
  const { data } = useCall(
    businessCodeApi.resolve,
    { branchId, businessType: type, custId: customer?.value ?? '' },
    { ready: customer !== null },
  );
  return (
    <Dialog open footer={null} title={<T id="businessCode.resolve" />} onCancel={onClose}>
      <Flex vertical gap="middle">
        <Select<BusinessType>
          aria-label={text('businessCode.businessType')}
          value={type}
          options={types}
          onChange={setType}
        />
        <CustomerPick
          branchId={branchId}
          label={text('businessCode.customer')}
          value={customer}
          onChange={setCustomer}
        />
        {customer && data && (
          <Typography.Text>
            {data.found && (
              <Typography.Text strong>
                {data.found.businessCode} {data.found.businessName}{' '}
              </Typography.Text>
            )}
            <T id={BY[data.by]} />
          </Typography.Text>
        )}
      </Flex>
    </Dialog>
  );
}
