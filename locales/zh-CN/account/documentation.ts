export default {
  'documentation.help': '登录、界面、列表和各项业务的使用方法。',
  'documentation.contents': '目录',
  'documentation.search': '搜索使用文档',
  'documentation.found': '找到 {count} 个主题',
  'documentation.nothing': '没有找到“{query}”',
  'documentation.showAll': '显示全部',
  'documentation.link': '此主题的链接',
} as const;
