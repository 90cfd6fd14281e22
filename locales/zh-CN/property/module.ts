export default {
  'pms.export': '导出',
  'pms.exportStarted': '导出任务已建立，完成后可在导出任务中下载',
  'pms.enable': '启用',
  'pms.disable': '停用',
  'pms.deleted': '已删除',
  'pms.wrongDecimal': '请输入数字，最多{decimals}位小数',
  'pms.choose': '请选择',
} as const;
