type Form = Readonly<Record<string, unknown>>;

/** Fields that a form names otherwise than the columns of its master. */
const FORM_FIELDS: Readonly<Record<string, string>> = { supplierName: 'companyName' };

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The form of a master that another became part of: its own, else the other's, with the values that were kept
 * (`columns`, by field). A change of the master begins with this form; null: neither was approved here.
 */
export function mergedForm(
  { source, target }: { source: unknown; target: unknown },
  columns: Readonly<Record<string, unknown>>,
): Form | null {
  const form = isForm(target) ? target : source;
  if (!isForm(form)) return null;
  const said = Object.entries(columns).flatMap(([field, value]) => {
    const name = FORM_FIELDS[field] ?? field;
    const isSame =
      value !== null && typeof value === typeof form[name] && Array.isArray(value) === Array.isArray(form[name]);
    return isSame ? [[name, value] as const] : [];
  });
  return { ...form, ...Object.fromEntries(said) };
}
