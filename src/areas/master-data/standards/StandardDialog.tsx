import { Form } from 'antd';
import { DUPLICATE_KIND } from '@/contract/master-data/duplicates';
import { type Standard, standardApi } from '@/contract/master-data/standards';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import type { SaveContext } from '@kit/form/useAttempt';
import { DictSelect } from '../shared/DictSelect';
import { DuplicateHints } from '../shared/duplicates/DuplicateHints';
import { standardFields } from './standardFields';

const { Field, inputs } = standardFields;

/** A new standard has neither id nor version. */
export type EditedStandard = Partial<Standard>;

function save(values: Standard, { record, confirmCodes }: SaveContext<EditedStandard>): Promise<unknown> {
  const { commonName, tradeName, spec, dosageForm, manufacturer, approvalNo, barcode } = values;
  const { packUnit, shelfLifeMonths, storage, otcType } = values;
  const form = {
    ...{ commonName, tradeName, spec, dosageForm, manufacturer, approvalNo, barcode },
    ...{ packUnit, shelfLifeMonths, storage, otcType, confirmCodes },
  };
  const { standardId, version } = record ?? {};
  return standardId === undefined || version === undefined
    ? call(standardApi.add, form, { silent: true })
    : call(standardApi.update, { standardId, version, ...form }, { silent: true });
}

/** Empty until the form is mounted. */
const typedOf = ({
  commonName: name,
  spec,
  dosageForm,
  manufacturer,
  approvalNo,
  barcode,
}: Partial<Standard> = {}) => ({ name, spec, dosageForm, manufacturer, approvalNo, barcode });

/** Existing standards that resemble the one in the form. */
function Alike({ excludeId }: { excludeId?: string }) {
  const values = Form.useWatch([], Form.useFormInstance<Standard>());
  return <DuplicateHints kind={DUPLICATE_KIND.standard} form={typedOf(values)} {...(excludeId ? { excludeId } : {})} />;
}

interface Props {
  record: EditedStandard | undefined;
  onClose: () => void;
}

/** A standard: what stands on the package of its products. */
export function StandardDialog({ record, onClose }: Props) {
  const { standardId, standardCode = '' } = record ?? {};
  return (
    <RecordDialog<EditedStandard, Standard>
      wide
      draftKey={`standard ${standardId ?? ''}`}
      title={standardId ? 'standard.editTitle' : 'standard.addTitle'}
      titleValues={{ name: standardCode }}
      fields={standardFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {inputs(['commonName', 'tradeName', 'spec'])}
      <Field name="dosageForm">
        <DictSelect dictCode="dosageForm" />
      </Field>
      {inputs(['manufacturer', 'otcType', 'approvalNo', 'barcode'])}
      <Field name="packUnit">
        <DictSelect dictCode="packUnit" />
      </Field>
      {inputs(['shelfLifeMonths', 'storage'])}
      <Alike {...(record?.standardCode ? { excludeId: record.standardCode } : {})} />
    </RecordDialog>
  );
}
