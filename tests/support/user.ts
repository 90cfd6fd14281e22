import type { UserInfo } from '../../src/contract/account/sign-in';

/** A user for tests, as docs/domain/system.md#users seeds it. */
export const USER: UserInfo = {
  loginName: 'op.hubei',
  realName: '陈思远',
  staffId: 'S00102',
  personId: 'P00102',
  nickname: '',
  introduction: '',
  branchId: 'FDB',
  branchName: '江城医药湖北有限公司',
  lastSelectBranchId: 'FDB01',
  lastSelectBranchName: '江城医药襄阳分公司',
  loginBranchId: 'FDB,FDB01',
  roles: ['BRANCH_OPERATOR'],
};
