export default {
  'core.sessionExpired': '登录已过期，请重新登录',
  'core.serverFailed': '服务器请求失败',
  'core.requestFailed': '请求失败',
  'core.fileChanged': '文件已被修改或移走，请重新选择',
  'core.noPermission': '暂无此项权限',
  'core.linkCopied': '链接已复制到剪切板',
  'core.linkNotCopied': '复制链接失败',
  'core.languageSwitched': 'Switch Language Success',
  'core.justNow': '刚刚',
  'core.minutesAgo': '{count}分钟前',
  'core.hoursAgo': '{count}小时前',
  'core.oneDayAgo': '1天前',
} as const;
