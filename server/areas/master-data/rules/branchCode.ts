import { ORG_TYPE, type OrgType } from '../../../../src/contract/master-data/companies';

const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const TWO = 2;
const HUNDRED = 100;

interface Parent {
  branchId: string;
  orgType: OrgType;
}

/**
 * The next free code below a company: below the headquarters the next letter in the place of their last one, then two;
 * below a branch its code and two digits. None where everything is taken, or nothing stands below.
 */
export function nextBranchCode({ branchId, orgType }: Parent, taken: ReadonlySet<string>): string | undefined {
  const isFree = (one: string) => !taken.has(one);
  if (orgType === ORG_TYPE.headquarters) {
    const front = branchId.slice(0, -1);
    const pairs = CAPITALS.flatMap((first) => CAPITALS.map((second) => first + second));
    return [...CAPITALS, ...pairs].map((capitals) => front + capitals).find(isFree);
  }
  if (orgType === ORG_TYPE.office) return undefined;
  const numbers = Array.from({ length: HUNDRED - 1 }, (_, i) => String(i + 1).padStart(TWO, '0'));
  return numbers.map((number) => branchId + number).find(isFree);
}
