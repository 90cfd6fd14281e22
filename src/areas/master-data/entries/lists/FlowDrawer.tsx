import { Drawer, Skeleton, Typography } from 'antd';
import type { EntryPage, EntryRecord } from '@/contract/master-data/entry-records';
import { T, useText, withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { KINDS } from '../kinds';
import { FlowTimeline } from '../../shared/entries/FlowTimeline';

interface Props {
  page: EntryPage;
  entry: Pick<EntryRecord, 'entryId' | 'entryNo' | 'kind' | 'name'>;
  onClose: () => void;
}

const WIDTH = 640;

function Sheet({ page, entry, onClose }: Props) {
  const text = useText();
  const { data, error, refresh } = useCall(KINDS[page].calls.flow, { id: entry.entryId });
  return (
    <Drawer open size={WIDTH} title={text('entry.flowOf', { entryNo: entry.entryNo })} onClose={onClose}>
      <Typography.Paragraph type="secondary">
        {entry.name}
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

/** All rounds of an entry: its steps, who decided them, and the remarks on single fields. */
export const FlowDrawer = withTexts(
  ['master-data/entries', 'master-data/entry-forms', 'master-data/licences', 'master-data/goods-codes'],
  Sheet,
);
