import { ORG_TYPE } from '@/contract/master-data/companies';
import { controls } from '@kit/fields/controls';
import { orgType } from './companyFields';

/** The tree has one top, so another one cannot be added. */
const OPTIONS = [ORG_TYPE.branch, ORG_TYPE.office].map((value) => ({ value, label: orgType.labelOf(value) }));

export const OrgTypeSelect = controls.oneOf(OPTIONS);
