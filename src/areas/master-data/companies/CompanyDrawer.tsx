import { type Company, companyApi, ORG_TYPE } from '@/contract/master-data/companies';
import { call } from '@/core/http/call';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { Waiting } from '@/ui/Waiting';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { useCall } from '@kit/data/useCall';
import { companyFields } from './companyFields';
import { OrgTypeSelect } from './OrgTypeSelect';
import { RegionSelect } from './RegionSelect';

const { Field, inputs } = companyFields;
const WIDTH = 560;
const NEW: Partial<Company> = { orgType: ORG_TYPE.office };

type EditedCompany = Partial<Company>;

function save(values: Company, { record }: { record: EditedCompany | undefined }): Promise<unknown> {
  const { branchName, shortName, uscc, legalPerson, regionId, address, contactName, contactPhone } = values;
  const form = { branchName, shortName, uscc, legalPerson, regionId, address, contactName, contactPhone };
  const { branchId: id, version } = record ?? {};
  if (id !== undefined && version !== undefined)
    return call(companyApi.update, { id, version, ...form }, { silent: true });
  const { orgType, parentId } = values;
  const added = orgType === ORG_TYPE.branch ? ORG_TYPE.branch : ORG_TYPE.office;
  return call(companyApi.add, { orgType: added, parentId: parentId ?? '', ...form }, { silent: true });
}

interface Props {
  /** Empty for a new company; undefined while the form is closed. */
  company: Partial<Pick<Company, 'branchId' | 'branchName'>> | undefined;
  onClose: () => void;
}

/** The record of a company; its unmasked phone number is read when the form is opened. */
export function CompanyDrawer({ company, onClose }: Props) {
  const branchId = company?.branchId;
  const isNew = company !== undefined && branchId === undefined;
  const { data, error, refresh } = useCall(
    companyApi.detail,
    { id: branchId ?? '' },
    { ready: branchId !== undefined },
  );
  const present = branchId !== undefined && data?.branchId === branchId ? data : undefined;
  const waiting = <Waiting error={error} onRetry={refresh} lines={8} />;
  return (
    <RecordDrawer<EditedCompany, Company>
      drawer={{ width: WIDTH }}
      draftKey={`company ${branchId ?? ''}`}
      title={isNew ? 'ownCompany.addTitle' : 'ownCompany.editTitle'}
      titleValues={{ name: company?.branchName ?? '' }}
      {...(isNew ? { help: 'ownCompany.formHelp' as const } : {})}
      fields={companyFields}
      record={isNew ? NEW : present}
      {...(company ? { waiting } : {})}
      save={save}
      onClose={onClose}
    >
      {inputs(['branchName', 'shortName'])}
      {isNew && (
        <>
          <Field name="orgType">
            <OrgTypeSelect />
          </Field>
          <Field name="parentId">
            <BranchSelect source="scope" />
          </Field>
        </>
      )}
      {inputs(['uscc', 'legalPerson'])}
      <Field name="regionId">
        <RegionSelect />
      </Field>
      {inputs(['address', 'contactName', 'contactPhone'])}
    </RecordDrawer>
  );
}
