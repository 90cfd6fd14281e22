import { Form } from 'antd';
import { HANDLE_TYPE, type HandleType } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T, withTexts } from '@/core/i18n';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatMoney } from '@kit/format/number';
import { type Handling, handlingFields } from '../workFields';
import { EvidenceFiles } from './EvidenceFiles';

const ADJUSTED: readonly (HandleType | undefined)[] = [HANDLE_TYPE.adjustOurs, HANDLE_TYPE.writeOff];
/** The amount of the bill that we book for a difference: the same amount with the opposite sign. */
const bookedOf = ({ diffAmount }: Difference) => (0 - Number(diffAmount)).toFixed(2);

/** What the chosen handling will book: it follows from the difference and cannot be edited. */
function Booked({ diff }: { diff: Difference }) {
  const handleType = Form.useWatch<HandleType | undefined>('handleType');
  return (
    <Form.Item label={<T id="statementDiff.books" />}>
      {ADJUSTED.includes(handleType) ? formatMoney(bookedOf(diff)) : <T id="statementDiff.booksNothing" />}
    </Form.Item>
  );
}

function One({ diff, onClose }: { diff: Difference; onClose: () => void }) {
  const { diffId, diffNo, version } = diff;
  const save = ({ handleType, remark, fileIds: files = [] }: Handling) => {
    const fileIds = files.map(({ fileId }) => fileId);
    const amount = ADJUSTED.includes(handleType) ? bookedOf(diff) : '0.00';
    return call(workbenchApi.handle, { diffId, version, handleType, remark, fileIds, amount }, { silent: true });
  };
  return (
    <RecordDialog<object, Handling>
      draftKey={`difference ${diffId}`}
      title="statementDiff.handleTitle"
      titleValues={{ diffNo }}
      okText="statementDiff.handle"
      fields={handlingFields}
      record={diff}
      toValues={() => ({})}
      save={save}
      onClose={onClose}
    >
      {handlingFields.inputs(['handleType'])}
      <Booked diff={diff} />
      {handlingFields.inputs(['remark'])}
      <handlingFields.Field name="fileIds">
        <EvidenceFiles />
      </handlingFields.Field>
    </RecordDialog>
  );
}

/** Decides how one difference is handled. */
export const HandleDialog = withTexts(['finance/handling'], One);
