import { Select } from 'antd';
import { ORG_TYPE, type OrgType } from '@/contract/master-data/companies';
import { T } from '@/core/i18n';
import { orgType } from './companyFields';

interface Props {
  id?: string;
  value?: OrgType;
  onChange?: (value: OrgType) => void;
}

/** There is one top of the tree, so none can be added. */
const OPTIONS = [ORG_TYPE.branch, ORG_TYPE.office].map((value) => ({ value, label: orgType.labelOf(value) }));

export const OrgTypeSelect = (props: Props) => (
  <Select<OrgType> placeholder={<T id="select.choose" />} {...props} options={OPTIONS} />
);
