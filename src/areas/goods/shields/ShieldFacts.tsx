import { Descriptions, Flex } from 'antd';
import type { Shield } from '@/contract/goods/shields';
import { T } from '@/core/i18n';
import { RecordFacts } from '@/ui/RecordFacts';
import { Customers, Products, shieldFields } from './shieldFields';

/** All of one shield: a list has no room for whom and what it is of. */
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
