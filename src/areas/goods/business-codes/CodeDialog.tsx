import { Form } from 'antd';
import { type BusinessCode, businessCodeApi } from '@/contract/goods/business-codes';
import { call } from '@/core/http/call';
import { RegionTree } from '@/shared/region/RegionTree';
import { StaffPick } from '@/shared/pricing/picks';
import { TypeSelect } from '@/shared/pricing/selects';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { codeFields, type CodeValues } from './codeFields';

const { Field } = codeFields;
const WIDTH = 520;

/** A new code has neither id nor version. */
export type EditedCode = Partial<BusinessCode>;

const valuesOf = ({ regions = [], salesmanId, salesmanName, ...code }: EditedCode): Partial<CodeValues> => {
  const { branchId, businessType, businessCode, businessName, customerTypes = [], isDefault = 0, status = 1 } = code;
  return {
    ...{ customerTypes, isDefault, status, regionIds: regions.map(({ value }) => value) },
    ...(branchId === undefined ? {} : { branchId }),
    ...(businessType === undefined ? {} : { businessType }),
    ...(businessCode === undefined ? {} : { businessCode }),
    ...(businessName === undefined ? {} : { businessName }),
    salesmanId: salesmanId === undefined ? null : { value: salesmanId, label: salesmanName ?? salesmanId },
  };
};

function save(
  { branchId, businessType, businessCode, salesmanId, ...values }: CodeValues,
  { record }: { record: EditedCode | undefined },
): Promise<unknown> {
  const { businessName, customerTypes, regionIds, isDefault, status } = values;
  const form = { businessName, customerTypes, regionIds, isDefault, status, salesmanId: salesmanId?.value ?? '' };
  const silent = { silent: true };
  const { codeId: id, version } = record ?? {};
  return id === undefined || version === undefined
    ? call(businessCodeApi.add, { branchId, businessType, businessCode, ...form }, silent)
    : call(businessCodeApi.update, { id, version, ...form }, silent);
}

function Inputs({ isNew }: { isNew: boolean }) {
  const chosen: unknown = Form.useWatch('branchId');
  const branchId = typeof chosen === 'string' ? chosen : '';
  return (
    <>
      <Field name="branchId" disabled={!isNew} />
      <Field name="businessType" disabled={!isNew} />
      <Field name="businessCode" disabled={!isNew} />
      <Field name="businessName" />
      <Field name="customerTypes">
        <TypeSelect />
      </Field>
      <Field name="regionIds">
        <RegionTree branchId={branchId} />
      </Field>
      <Field name="salesmanId">
        <StaffPick branchId={branchId} />
      </Field>
      <Field name="isDefault" />
      <Field name="status" />
    </>
  );
}

interface Props {
  record: EditedCode | undefined;
  onClose: () => void;
}

/** A code, and the documents that it is for. */
export function CodeDialog({ record, onClose }: Props) {
  const isNew = record?.codeId === undefined;
  return (
    <RecordDrawer<EditedCode, CodeValues>
      drawer={{ width: WIDTH }}
      draftKey={`businessCode ${record?.codeId ?? ''}`}
      title={isNew ? 'businessCode.addTitle' : 'businessCode.editTitle'}
      titleValues={{ name: record?.businessName ?? '' }}
      help="businessCode.formHelp"
      fields={codeFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <Inputs isNew={isNew} />
    </RecordDrawer>
  );
}
