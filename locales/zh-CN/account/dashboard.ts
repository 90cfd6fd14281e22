export default {
  'dashboard.hello': '{name}，您好',
  'dashboard.scope': '{branch}及下级公司的数据',
  'dashboard.fairs': '展会',
  'dashboard.next': '近期展会',
  'dashboard.noNext': '近期没有已发布的展会',
  'dashboard.recent': '我的最近操作',
  'dashboard.noRecent': '您还没有修改过数据',
} as const;
