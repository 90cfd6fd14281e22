import { Skeleton } from 'antd';
import { homeConfigApi } from '@/contract/content/home/pages';
import { homePublishApi, type PublishReceipt } from '@/contract/content/home/plans';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatList } from '@kit/format/list';
import { ReceiptView } from './ReceiptView';

const WIDTH = 720;

interface Noted {
  note: string;
}

const fields = fieldsOf<Noted>()('homePublish', { note: f.note({ max: 100 }) });
const NOTHING_YET: Partial<Noted> = { note: '' };

interface Props {
  pageId: string;
  onClose: () => void;
  /** Called with the receipt of the publication. */
  onPublished?: (receipt: PublishReceipt) => void;
}

/** Shows the receipt of a dry run, then publishes (docs/domain/home-pages.md#publish). */
function PublishPageDialog({ pageId, onClose, onPublished }: Props) {
  const { data: page, error: isUnread, refresh: readAgain } = useCall(homeConfigApi.detail, { id: pageId });
  const version = page?.version ?? 0;
  const dry = useCall(homePublishApi.publish, { id: pageId, version, dryRun: 1 }, { ready: page !== undefined });
  const receipt = dry.data?.version === version ? dry.data : undefined;
  const failed = isUnread ?? dry.error;
  const mayPublish = receipt?.checks.every(({ refused }) => refused === 0) === true && !failed;
  const waiting = receipt ? <ReceiptView receipt={receipt} /> : <Skeleton active />;
  const again = () => (isUnread ? readAgain() : dry.refresh());
  return (
    <RecordDialog<Partial<Noted>, Noted>
      modal={{ width: WIDTH }}
      draftKey={`publish home page ${pageId}`}
      title="homePublish.title"
      titleValues={{ name: page?.pageName ?? '', versionNo: page?.versionNo ?? '' }}
      okText="action.publish"
      done="homePublish.done"
      doneValues={{ name: page?.pageName ?? '', branches: formatList(page?.branchNames ?? []) }}
      fields={fields}
      // A page that is not complete has no button to publish it.
      record={mayPublish ? NOTHING_YET : undefined}
      waiting={failed ? <LoadFailed onRetry={again} /> : waiting}
      save={async ({ note }, { confirmCodes }) => {
        const input = { id: pageId, version, note, confirmCodes };
        const published = await call(homePublishApi.publish, input, { silent: true });
        onPublished?.(published);
      }}
      onClose={onClose}
    >
      {receipt && <ReceiptView receipt={receipt} />}
      {fields.inputs(['note'])}
    </RecordDialog>
  );
}

/** Shows the receipt of a dry run, then publishes. */
export const PublishPage = withTexts(['content/publish-page', 'content/publishing'], PublishPageDialog);
