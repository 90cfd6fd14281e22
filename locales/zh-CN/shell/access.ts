export default {
  'access.ask': '申请权限',
  'access.title': '申请打开“{page}”',
  'access.people': '没有打开“{page}”的权限，可授予的人：{people}。',
  'access.nobody': '没有打开“{page}”的权限，请联系总部。',
  'access.waiting': '您已申请，正在等待处理。',
  'access.done': '已提交申请',
} as const;
