import { Descriptions, Flex } from 'antd';
import type { Shield } from '@/contract/goods/shields';
import { T } from '@/core/i18n';
import { RecordFacts } from '@/ui/RecordFacts';
import { Customers, Products, shieldFields } from './shieldFields';

/** All facts of one shield: the list has no room for all its products and customers. */
export function ShieldFacts({ shield }: { shield: Shield }) {
  return (
    <Flex vertical gap="small">
      <RecordFacts
        fields={shieldFields}
        record={shield}
        show={[
          ...(['status', 'shieldType', 'branchId', 'startTime', 'endTime', 'createdByName', 'gmtCreated'] as const),
          'reason',
        ]}
      />
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'products', label: <T id="shield.productScope" />, children: <Products {...shield} /> },
          { key: 'customers', label: <T id="shield.customerScope" />, children: <Customers {...shield} /> },
        ]}
      />
    </Flex>
  );
}
