export default {
  'company.change': '切换公司',
  'company.current': '当前公司',
  'company.target': '目标公司',
  'company.required': '请输入',
  'company.targetRequired': '请选择可登录公司',
  'company.confirm': '确定',
  'company.saved': '保存成功！',
  'company.askUnfinished': '当前公司有未完成的数据，是否继续切换？',
  'company.goOn': '继续切换',
  'company.mismatch': '公司不一致',
  'company.mismatchHelp':
    '此标签页在「{here}」，登录凭证属于「{there}」。刚才的操作没有执行，请选择继续使用哪一家公司。',
  'company.stayIn': '留在{company}',
  'company.goTo': '转到{company}',
} as const;
