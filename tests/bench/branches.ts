export interface Branch {
  branchId: string;
  branchName: string;
  orgType: number;
  children: Branch[];
}

const PROVINCES = 100;
const CITIES = 9;
const SHOPS = 10;

const times = (count: number, make: (i: number) => Branch) => Array.from({ length: count }, (_, i) => make(i));

/** A company with 10,000 branches: a hundred provinces of 9 cities, 10 shops in each. */
export const branches = (): Branch[] =>
  times(PROVINCES, (a) => ({
    branchId: `P${a}`,
    branchName: `江城医药第${a}公司`,
    orgType: 2,
    children: times(CITIES, (b) => ({
      branchId: `P${a}C${b}`,
      branchName: `江城医药第${a}公司${b}分公司`,
      orgType: 3,
      children: times(SHOPS, (c) => ({
        branchId: `P${a}C${b}S${c}`,
        branchName: `江城医药${a}${b}${c}门店`,
        orgType: 3,
        children: [],
      })),
    })),
  }));
