import { Drawer, Skeleton, Typography } from 'antd';
import { type ApprovalRecord, approvalCancelApi } from '@/contract/master-data/approval-cancels';
import { T, useText, withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { FlowTimeline } from '../shared/entries/FlowTimeline';

interface Props {
  approval: ApprovalRecord;
  onClose: () => void;
}

const WIDTH = 640;

function Sheet({ approval, onClose }: Props) {
  const text = useText();
  const { entryId: id, approvalNo, title } = approval;
  const { data, error, refresh } = useCall(approvalCancelApi.flow, { id });
  return (
    <Drawer open size={WIDTH} title={text('approval.flowOf', { approvalNo })} onClose={onClose}>
      <Typography.Paragraph type="secondary">
        {title}
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

/** Rounds and steps of an approval: who decided, on whose behalf, and the remarks on single fields. */
export const ApprovalFlow = withTexts(
  ['master-data/entries', 'master-data/entry-forms', 'master-data/licences', 'master-data/goods-codes'],
  Sheet,
);
