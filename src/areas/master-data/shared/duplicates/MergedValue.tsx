import type { MergePreview } from '@/contract/master-data/duplicates';
import { NOTHING } from '@kit/format/number';
import { shownValue } from '@kit/fields/shownValue';
import { formFields } from '../entries/formFields';
import { RegionNames } from '../entries/treeNames';

const CODES: readonly string[] = ['customerType', 'companyKind', 'prescriptionType', 'storage', 'taxRate'];
const LISTS: readonly string[] = ['operateRangeIds'];

interface Props extends Pick<MergePreview, 'names'> {
  field: string;
  value: string;
}

/** The value of a column of a master record, as people read it; the server sends it as a text. */
export function MergedValue({ field, value, names }: Props) {
  if (value === '') return NOTHING;
  const named = names[field]?.[value];
  if (named) return named;
  if (field === 'regionId') return <RegionNames ids={[value]} />;
  if (field === 'otcType') return shownValue(formFields, 'prescriptionType', Number(value));
  if (CODES.includes(field)) return shownValue(formFields, field, Number(value));
  return shownValue(formFields, field, LISTS.includes(field) ? value.split(', ') : value);
}
