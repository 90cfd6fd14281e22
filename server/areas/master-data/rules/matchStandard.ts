import { MATCHED_BY } from '../../../../src/contract/master-data/online-goods';

/** What a product and a standard have in common. */
interface Coded {
  approvalNo: string;
  spec: string;
  barcode: string;
}

export interface Candidate extends Coded {
  standardCode: string;
  manufacturer: string;
  packUnit: string;
}

export interface Matched extends Coded {
  manufacturer: string;
  unit: string;
}

/**
 * Among several standards with one number, the one of the same pack, else of the same manufacturer; else none is
 * certain.
 */
function only(found: readonly Candidate[], { unit, manufacturer }: Matched): Candidate | undefined {
  if (found.length <= 1) return found[0];
  const packed = found.filter(({ packUnit }) => packUnit === unit);
  if (packed.length === 1) return packed[0];
  const made = (packed.length > 0 ? packed : found).filter((one) => one.manufacturer === manufacturer);
  return made.length === 1 ? made[0] : undefined;
}

/**
 * The standard of a product: found by the same approval number and spec, else by the same barcode. Where neither is
 * certain there is none, and a person decides (docs/domain/master-data.md#standards).
 */
export function matchStandard(product: Matched, candidates: readonly Candidate[]) {
  const { approvalNo, spec, barcode } = product;
  const approved =
    approvalNo === '' ? [] : candidates.filter((one) => one.approvalNo === approvalNo && one.spec === spec);
  const byApproval = only(approved, product);
  if (byApproval) return { standardCode: byApproval.standardCode, by: MATCHED_BY.approval };
  const coded = barcode === '' ? [] : candidates.filter((one) => one.barcode === barcode);
  const byBarcode = only(coded, product);
  return byBarcode && { standardCode: byBarcode.standardCode, by: MATCHED_BY.barcode };
}
