import type { PROMOTION_DICTIONARIES } from './dictionaryPromotion';

export const CONTENT_DICTIONARIES: typeof PROMOTION_DICTIONARIES = {
  'banner.position': [
    ['1', '首页顶部', 'Home, top'],
    ['2', '首页中部', 'Home, middle'],
    ['3', '分类页', 'Category page'],
    ['4', '启动页', 'Start page'],
    ['5', '弹窗', 'Pop-up'],
  ],
  announceType: [
    ['1', '系统', 'System'],
    ['2', '业务', 'Business'],
    ['3', '展会', 'Fair'],
  ],
  'content.type': [
    ['1', '图文', 'Article'],
    ['2', '视频', 'Video'],
    ['3', '文件', 'File'],
    ['4', '链接', 'Link'],
  ],
  /** The web pages that the app opens: a host, or `*.` and a host for the hosts below it. */
  jumpHost: [
    ['*.jztey.com', '九州通', 'Jointown'],
    ['mp.weixin.qq.com', '微信公众号', 'WeChat accounts'],
    ['www.nmpa.gov.cn', '国家药监局', 'Medical products administration'],
  ],
};
