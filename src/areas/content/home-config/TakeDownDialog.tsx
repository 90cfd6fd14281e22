import { type HomePage } from '@/contract/content/home/pages';
import { homePublishApi } from '@/contract/content/home/plans';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { CoverChanges } from '../shared/publish-page/CoverChanges';

const WIDTH = 720;
const LONGEST = 100;

interface Reasoned {
  reason: string;
}

const fields = fieldsOf<Reasoned>()('homeConfig', { reason: f.note({ max: LONGEST, required: true }) });
const NOTHING_YET = {};

interface Props {
  page: HomePage;
  onClose: () => void;
}

function TakeDown({ page, onClose }: Props) {
  const { pageId: id, pageName: name, version } = page;
  const { data, error, refresh } = useCall(homePublishApi.takeDown, { id, version, dryRun: 1 });
  return (
    <RecordDialog<object, Reasoned>
      modal={{ width: WIDTH }}
      draftKey={`take down home page ${id}`}
      title="homeConfig.takeDownTitle"
      titleValues={{ name }}
      help="homeConfig.takeDownHelp"
      okText="action.takeDown"
      danger
      done="homeConfig.takenDown"
      doneValues={{ name }}
      fields={fields}
      record={data && !error ? NOTHING_YET : undefined}
      waiting={<Waiting error={error} onRetry={refresh} />}
      save={({ reason }, { confirmCodes }) =>
        call(homePublishApi.takeDown, { id, version, reason: reason.trim(), confirmCodes }, { silent: true })
      }
      onClose={onClose}
    >
      {data && <CoverChanges changed={data.changed} />}
      {fields.inputs(['reason'])}
    </RecordDialog>
  );
}

/** Lists what companies show without the page, and asks for a reason. */
export const TakeDownDialog = withTexts(['content/publish-page'], TakeDown);
