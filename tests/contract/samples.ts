import type { Endpoint, Input } from '../../src/contract/endpoint';
import type { services } from '../../src/contract';

type Services = typeof services;
type Sample<E> = E extends Endpoint ? Input<E> : never;

/** One good input for every endpoint: a new one without a sample does not compile. */
export type Samples = { [S in keyof Services]: { [K in keyof Services[S]]: Sample<Services[S][K]> } };

const phone = '13800000005';
const fair = { saveMode: 'DRAFT', subject: '合同测试展会' } as const;

export const samples: Samples = {
  userApi: {
    usernameLogin: { username: 'admin.hq', password: 'Branch@2026' },
    mobileLogin: { phone, code: '000000', smsType: 'ERP_LOGIN' },
    checkLoginPhone: { phone },
    aliCaptchaSmsTimes: { phone, smsType: 'ERP_LOGIN', captchaVerifyParam: 'pass' },
    getUserListAndToken: { uuid: 'seed-uuid-multi' },
    selectUserLogin: { loginName: 'multi.audit' },
    saveBranchId: { branchId: 'FDB' },
  },
  platformUserApi: {
    userInfo: {},
    loginOrgList: { type: 'permission' },
    setLastSelectBranchId: { branchId: 'FDA' },
    permission: {},
    dictList: { dictCode: 'status,customerType' },
    saveBranch: { branchId: 'FDA', branchName: '江城医药集团总部' },
    listByStaffId: { staffId: 'S00102' },
    logout: {},
  },
  profileApi: {
    profile: {},
    operations: { pageNum: 1, pageSize: 20 },
    updateUser: { nickname: '阿明', introduction: '', email: 'admin@example.com', version: 1 },
    changePassword: { oldPassword: 'Branch@2026', newPassword: 'Branch@2027' },
  },
  usersApi: {
    selectPage: { pageNum: 1, pageSize: 20, branchId: 'FDB', status: 1 },
    detail: { userId: '3001' },
    queryStaffInfoByUserIdAndStaffName: { pageNum: 1, pageSize: 10, staffName: '郑' },
    addUser: {
      loginName: 'sales.hubei',
      realName: '郑凯',
      phone: '13900000511',
      staffId: 'S00511',
      branchId: 'FDB',
      roleIds: ['2001'],
      loginBranchIds: ['FDB', 'FDB01'],
    },
    updateStatus: { userId: '3002', status: 0 },
    updateRoleUser: { userId: '3001', roleIds: ['2001', '2003'] },
    selectOrgBranch: { userId: '3001', branchIds: ['FDB', 'FDB01'] },
    selectRoleByUserId: { userId: '3001' },
    resetPassword: { userId: '3005' },
  },
  rolesApi: {
    page: { pageNum: 1, pageSize: 20 },
    add: { roleCode: 'BUYER', roleName: '采购', dataScope: 'BRANCH', status: 1 },
    update: {
      id: '2001',
      roleName: '分公司操作员',
      dataScope: 'BRANCH_AND_BELOW',
      status: 1,
      remark: '合同',
      version: 1,
    },
    copy: { id: '2002', roleCode: 'SHOW_LEADER', roleName: '展会主管' },
    delete: { id: '1', version: 1 },
    grants: { id: '2001' },
    grant: { id: '2002', version: 1, menuIds: ['2001'], buttonCodes: ['tradeFairManage_view'] },
  },
  menusApi: {
    tree: { menuTitle: '用户' },
    add: {
      menuParent: '10000',
      menuTitle: '待办',
      menuUrl: '/task/todo',
      sort: 30,
      isExternalLink: 0,
      isFind: 1,
      status: 1,
    },
    update: {
      id: '14000',
      menuParent: '0',
      menuTitle: '帮助',
      menuUrl: 'https://help.example.com/erp',
      sort: 140,
      isExternalLink: 1,
      isFind: 1,
      status: 1,
      version: 1,
    },
    delete: { id: '1', version: 1 },
    move: { id: '13000', menuParent: '10000', index: 0, version: 1 },
    buttonPage: { pageNum: 1, pageSize: 20, menuId: '12000' },
    buttonCalls: {},
    buttonAdd: { menuId: '12001', buttonCode: 'userManage_print', buttonName: '打印', position: 'header' },
    buttonUpdate: { buttonCode: 'userManage_print', buttonName: '打印名单', position: 'header', version: 1 },
    buttonDelete: { buttonCode: 'userManage_print', version: 2 },
    buttonStatus: { buttonCodes: ['tradeFairManage_enter'], status: 0 },
    buttonSync: {},
  },
  sightApi: { preview: { userId: '3001' }, help: { buttonCode: 'userManage_add' } },
  operationLogApi: {
    page: { operateTime: ['2026-03-08 00:00:00', '2026-03-08 23:59:59'], pageNum: 1, pageSize: 20, action: 2 },
    detail: { id: '1' },
    history: { objectType: 'user', objectId: '3001' },
  },
  feedbackApi: {
    page: { pageNum: 1, pageSize: 20, status: 0 },
    detail: { id: '1' },
    handlers: { pageNum: 1, pageSize: 10 },
    add: { type: 2, content: '列表可以记住我的列宽吗' },
    assign: { ids: ['1'], handler: 'op.hubei' },
    reply: { id: '1', version: 1, replyContent: '已经修复，请更新后再试。' },
    close: { id: '1', version: 1 },
  },
  tradeFairApi: {
    searchList: { pageNum: 1, pageSize: 20, subject: '订货', orderBy: 'startTime', orderDir: 'asc' },
    tradeFairBranch: { id: '70001' },
    detail: { id: '70001' },
    add: fair,
    update: { ...fair, id: '70005', version: 1 },
    copy: { id: '70001' },
    publish: { id: '70004', version: 1, confirm: 1 },
    takeDown: { id: '70002', version: 1, reason: '场馆档期冲突' },
    end: { id: '70001', version: 1, reason: '提前完成全部订货' },
    delete: { id: '70006', version: 1 },
  },
  fileApi: {
    upload: { bizType: 'tradeFairCover' },
    content: { id: '0', e: '0', s: '' },
    addTicket: { bizType: 'licence', limit: 2 },
    ticket: { ticket: 'x'.repeat(43) },
    uploadByTicket: { ticket: 'x'.repeat(43), remark: '' },
  },
  dashboardApi: { summary: {} },
  pmsApi: { homeSummary: { month: '2026-03-01' }, propertyPage: {} },
  prodRulesApi: { regionTree: { branchId: 'FDB' }, operateRangeTree: { branchId: 'FDB' } },
};
