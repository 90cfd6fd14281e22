export default {
  'candidate.keyword': '编码、名称或首字母',
  'candidate.custCode': '客户编码',
  'candidate.custName': '客户名称',
  'candidate.customerType': '客户类型',
  'candidate.branchName': '公司',
  'candidate.salesmanName': '业务员',
  'candidate.regionName': '区域',
} as const;
