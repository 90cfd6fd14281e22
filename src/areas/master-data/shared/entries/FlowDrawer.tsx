import { Drawer, Skeleton, Typography } from 'antd';
import type { approvalCancelApi } from '@/contract/master-data/approval-cancels';
import type { entryApis } from '@/contract/master-data/entries';
import type { EntryPage } from '@/contract/master-data/entry-records';
import { T, useText, withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { FlowTimeline } from './FlowTimeline';

interface Props {
  /** The call of the list from which the flow is opened. */
  flow: (typeof entryApis)[EntryPage]['flow'] | typeof approvalCancelApi.flow;
  id: string;
  /** The number of the entry or approval. */
  no: string;
  name: string;
  onClose: () => void;
}

const WIDTH = 640;

function Sheet({ flow, id, no, name, onClose }: Props) {
  const text = useText();
  const { data, error, refresh } = useCall(flow, { id });
  return (
    <Drawer open size={WIDTH} title={text('entry.flowOf', { no })} onClose={onClose}>
      <Typography.Paragraph type="secondary">
        {name}
        {data?.chainName && (
          <>
            {' · '}
            <T id="entry.chain" values={{ name: data.chainName }} />
          </>
        )}
      </Typography.Paragraph>
      {error && !data && <LoadFailed error={error} onRetry={refresh} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <FlowTimeline flow={data} />}
    </Drawer>
  );
}

/** All rounds of an entry or a renewal: its steps, who decided, on whose behalf, and the remarks on single fields. */
export const FlowDrawer = withTexts(
  ['master-data/entries', 'master-data/entry-forms', 'master-data/licences', 'master-data/goods-codes'],
  Sheet,
);
