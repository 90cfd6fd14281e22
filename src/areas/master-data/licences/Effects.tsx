import { Alert, Flex, Skeleton } from 'antd';
import type { CancelEffect } from '@/contract/master-data/licence-calls';
import { T } from '@/core/i18n';
import { licenceType } from '../shared/licenceFields';

/** What hangs on the owners, and whom it would block. */
export function Effects({ effects }: { effects: readonly CancelEffect[] | undefined }) {
  if (!effects) return <Skeleton active paragraph={{ rows: 2 }} title={false} />;
  return (
    <Flex vertical gap={8} style={{ marginBlockEnd: 16 }}>
      {effects.map(({ licenceId, licenceNo, licenceType: type, ownerName, impact, blocksOwner }) => (
        <Alert
          key={licenceId}
          showIcon
          type={blocksOwner === 1 ? 'warning' : 'info'}
          title={
            <>
              {ownerName} · {licenceType.labelOf(type)} {licenceNo}
            </>
          }
          description={
            <>
              <div>
                <T id="licence.impact" values={{ ...impact }} />
              </div>
              {blocksOwner === 1 && (
                <div>
                  <T id="licence.blocks" />
                </div>
              )}
            </>
          }
        />
      ))}
    </Flex>
  );
}
