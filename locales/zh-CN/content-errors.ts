/** Why the content area refuses something, or asks first; part of errors.ts. */
export default {
  43701: '链接的域名不在允许名单中：{host}',
  43702: '{name}的该位置同一时段已有10个',
  43705: '该栏目下还有{count}条内容，不能删除',
  43761: '今天已经提醒过',
  43762: '没有未读人员',
};
