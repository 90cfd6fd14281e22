import { Alert, Flex } from 'antd';
import type { CancelEffect } from '@/contract/master-data/licence-calls';
import { T } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { licenceType } from '../shared/licenceFields';

interface Props {
  read: { data?: readonly CancelEffect[] | undefined; error?: Error | undefined; refresh: () => void };
}

/** Documents that need the owners' licences, and what would be blocked. */
export function Effects({ read: { data, error, refresh } }: Props) {
  // The effects of another day are not shown for this one.
  if (!data || error) return <Waiting error={error} onRetry={refresh} lines={2} />;
  return (
    <Flex vertical gap={8} style={{ marginBlockEnd: 16 }}>
      {data.map(({ licenceId, licenceNo, licenceType: type, ownerName, impact, blocksOwner }) => (
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
