/** Departments of those who have an account already, by staff id. */
export const DEPARTMENTS: Readonly<Record<string, string>> = {
  S00001: '信息中心',
  S00102: '运营部',
  S00203: '展会部',
  S00304: '审计部',
  S00405: '运营部',
  S00406: '展会部',
  S00407: '审计部',
  S00608: '采购部',
  S00609: '质量管理部',
  S00610: '质量管理部',
  S00611: '储运部',
};

const person = (staffId: string, staffName: string, employer: readonly [branchId: string, departmentName: string]) => ({
  staffId,
  staffName,
  personId: staffId.replace('S', 'P'),
  branchId: employer[0],
  departmentName: employer[1],
});

/** Staff without an account. */
export const STAFF = [
  person('S00511', '郑凯', ['FDB', '销售部']),
  person('S00512', '何敏', ['FDB', '市场部']),
  person('S00513', '罗佳', ['FDB01', '仓储部']),
  person('S00514', '江涛', ['FDB02', '销售部']),
  person('S00521', '沈薇', ['FDC', '质量部']),
  person('S00522', '顾一鸣', ['FDC01', '销售部']),
  person('S00531', '黄嘉怡', ['FDD', '财务部']),
  person('S00532', '李伟强', ['FDD01', '销售部']),
  person('S00541', '孙悦', ['FDA', '信息中心']),
  person('S00542', '钱立群', ['FDA', '采购部']),
];
