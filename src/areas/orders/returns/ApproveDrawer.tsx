import { Flex } from 'antd';
import { type ReturnDetail, type ReturnRecord, returnApi } from '@/contract/orders/returns';
import { call } from '@/core/http/call';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { PreviewPanel } from './PreviewPanel';
import { type Approval, approvalFields } from './returnFields';

const wanted = (detail: ReturnDetail | undefined) =>
  (detail?.lines ?? []).map(({ lineNo, batchNo, returnQty }) => ({ lineNo, batchNo, returnQty }));

/** Approves a return with its present figures. */
export function ApproveDrawer({ record, onClose }: { record: ReturnRecord; onClose: () => void }) {
  const { returnNo, orderNo, returnType, version } = record;
  const found = useCall(returnApi.detail, { returnNo });
  const detail = found.data;
  const {
    data: preview,
    refresh,
    ...computed
  } = useCall(
    returnApi.preview,
    { orderNo, returnType, returnNo, lines: wanted(detail) },
    { ready: detail !== undefined },
  );
  const failed = detail ? { ...computed, refresh } : found;
  const waiting = <Waiting error={failed.error} onRetry={failed.refresh} />;
  const save = ({ opinion }: Approval) =>
    call(
      returnApi.approve,
      { returnNo, version, opinion, previewHash: preview?.previewHash ?? '' },
      { silent: true },
    ).catch((error: unknown) => {
      // The present figures are shown with the message.
      refresh();
      throw error;
    });
  return (
    <RecordDrawer<object, Approval>
      draftKey={`approve ${returnNo}`}
      title="returnRecord.approveTitle"
      titleValues={{ returnNo }}
      help="returnRecord.approveHelp"
      okText="returnRecord.approve"
      fields={approvalFields}
      record={preview}
      waiting={waiting}
      toValues={() => ({})}
      save={save}
      onClose={onClose}
    >
      <Flex vertical gap="middle">
        {preview && <PreviewPanel preview={preview} />}
        <div>{approvalFields.inputs(['opinion'])}</div>
      </Flex>
    </RecordDrawer>
  );
}
