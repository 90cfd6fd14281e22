export default {
  'frame.loading': '正在加载页面，请稍候！',
  'frame.again': '重新加载',
  'frame.open': '在新窗口打开',
  'frame.late': '页面加载超时',
  'frame.lateHelp': '对方网站没有及时响应，可能较慢或无法访问。您可以重试，或在新窗口中打开。',
  'frame.failed': '页面无法加载',
  'frame.failedHelp':
    '该网站没有应答，或不允许在此处打开。您可以重试，或在新窗口中打开；链接由管理员在菜单管理中维护。',
  'micro.mismatch': '物业模块与控制台版本不匹配（控制台 {host}，模块 {module}），请刷新页面或联系管理员',
  'micro.foreign': '物业模块校验失败，请联系管理员',
  'micro.reload': '刷新页面',
  'micro.failed': '物业管理模块无法打开',
  'micro.failedHelp': '模块没有及时响应或加载失败，其他页面不受影响。请重试；若仍失败，请联系管理员。',
  'micro.newer': '物业模块有新版本',
  'micro.newerHelp': '重新打开模块即可使用，其他页面不受影响；正在填写的内容会保留为草稿。',
  'micro.restart': '重新打开模块',
} as const;
