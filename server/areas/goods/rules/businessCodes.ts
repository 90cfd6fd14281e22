interface Binding {
  customerTypes: readonly string[];
  regionIds: readonly string[];
  isDefault: 0 | 1;
  /** The last change; the newest wins among equals. */
  gmtModified: string;
  codeId: string;
}

interface Buyer {
  customerType: string;
  /** Its region and those above it. */
  regionIds: readonly string[];
}

const STEPS = ['TYPE_REGION', 'TYPE', 'REGION', 'DEFAULT'] as const;
type Step = (typeof STEPS)[number];

/** What a code is bound to. */
function bindingOf({ customerTypes, regionIds, isDefault }: Binding): Step | 'NONE' {
  if (customerTypes.length > 0) return regionIds.length > 0 ? 'TYPE_REGION' : 'TYPE';
  if (regionIds.length > 0) return 'REGION';
  return isDefault === 1 ? 'DEFAULT' : 'NONE';
}

function fits(row: Binding, { customerType, regionIds }: Buyer, step: Step) {
  if (step === 'DEFAULT') return row.isDefault === 1;
  if (bindingOf(row) !== step) return false;
  return (
    (step === 'REGION' || row.customerTypes.includes(customerType)) &&
    (step === 'TYPE' || regionIds.some((id) => row.regionIds.includes(id)))
  );
}

const isNewer = (one: Binding, other: Binding) =>
  one.gmtModified === other.gmtModified
    ? BigInt(one.codeId) > BigInt(other.codeId)
    : one.gmtModified > other.gmtModified;

/** The narrowest binding that fits, the newest of several; then the default. */
export function resolveCode<B extends Binding>(
  rows: readonly B[],
  buyer: Buyer,
): { found: B | null; by: Step | 'NONE' } {
  for (const step of STEPS) {
    const [first, ...more] = rows.filter((row) => fits(row, buyer, step));
    if (first) return { found: more.reduce((best, one) => (isNewer(one, best) ? one : best), first), by: step };
  }
  return { found: null, by: 'NONE' };
}
