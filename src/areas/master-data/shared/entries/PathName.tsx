import type { EntryDetail } from '@/contract/master-data/entry-records';
import { T, type TextId } from '@/core/i18n';
import { licenceType } from '../licenceFields';
import { formFields, licenceRowFields, purchaserFields, receiverFields } from './formFields';
import { rowAt } from './paths';

const PARTS = { licences: licenceRowFields, receivers: receiverFields, purchaser: purchaserFields } as const;
const isOfParts = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

const label = (id: TextId | undefined, path: string) => (id ? <T id={id} /> : path);

interface Props {
  /**
   * The path of a field as verdicts have it: `companyName`, `purchaser.idNo`, `licences.L1`, `licences.L1.expiryDate`.
   */
  path: string;
  /** The form in which a row of a list is looked up. */
  form?: EntryDetail['form'];
}

/** The name of a field of a form for people. */
export function PathName({ path, form = {} }: Props) {
  const [top = '', part, inner] = path.split('.');
  const name = label(formFields.labelOf(top), path);
  if (part === undefined || !isOfParts(top)) return name;
  if (top === 'purchaser') {
    return (
      <>
        {name} · {label(PARTS[top].labelOf(part), part)}
      </>
    );
  }
  const row = rowAt(form, path);
  const named = typeof row?.name === 'string' ? row.name : undefined;
  const own = top === 'licences' ? row && licenceType.labelOf(row.licenceType) : named;
  return (
    <>
      {own ?? name}
      {inner !== undefined && <> · {label(PARTS[top].labelOf(inner), inner)}</>}
    </>
  );
}
