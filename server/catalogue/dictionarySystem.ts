import en from '../../locales/en-US/system/log-objects';
import zh from '../../locales/zh-CN/system/log-objects';
import type { PROMOTION_DICTIONARIES } from './dictionaryPromotion';

const PREFIX = 'logObject.';
const ENGLISH: ReadonlyMap<string, string> = new Map(Object.entries(en));
/** What the screen calls them. */
const LOGGED = Object.entries(zh).map(
  ([key, name]) => [key.slice(PREFIX.length), name, ENGLISH.get(key) ?? name] as const,
);

/**
 * The words that exports of people, feedback and the operation log write for their codes: the same as on the screens.
 */
export const SYSTEM_DICTIONARIES: typeof PROMOTION_DICTIONARIES = {
  'user.status': [
    ['0', '停用', 'Disabled'],
    ['1', '启用', 'Enabled'],
    ['2', '锁定', 'Locked'],
  ],
  'role.dataScope': [
    ['ALL', '全部公司', 'All companies'],
    ['BRANCH_AND_BELOW', '本公司及下级', 'Own company and below'],
    ['BRANCH', '本公司', 'Own company'],
    ['SELF', '仅本人', 'Own records'],
  ],
  'feedback.type': [
    ['1', '功能异常', 'Malfunction'],
    ['2', '体验建议', 'Suggestion'],
    ['3', '数据问题', 'Data problem'],
    ['4', '权限申请', 'Access request'],
    ['9', '其他', 'Other'],
  ],
  'feedback.status': [
    ['0', '待处理', 'Waiting'],
    ['1', '处理中', 'Assigned'],
    ['2', '已回复', 'Answered'],
    ['3', '已关闭', 'Closed'],
  ],
  'feedback.clientKind': [
    ['0', '移动端', 'Mobile'],
    ['1', '管理后台', 'Console'],
  ],
  'read.contentKind': [
    ['1', '公告', 'Announcement'],
    ['2', '内容', 'Content'],
    ['3', '问卷', 'Survey'],
  ],
  'visit.clientKind': [
    ['0', '移动端', 'Mobile'],
    ['1', '管理后台', 'Console'],
  ],
  'log.action': [
    ['1', '新增', 'Added'],
    ['2', '修改', 'Changed'],
    ['3', '删除', 'Deleted'],
    ['4', '导入', 'Imported'],
    ['5', '导出', 'Exported'],
    ['6', '登录', 'Signed in'],
    ['7', '审批', 'Approved'],
    ['8', '状态变更', 'Status changed'],
    ['9', '查看', 'Viewed'],
  ],
  'cashier.status': [
    ['0', '停用', 'Disabled'],
    ['1', '启用', 'Enabled'],
    ['2', '待审核', 'To review'],
    ['3', '驳回', 'Rejected'],
  ],
  'listing.status': [
    ['0', '待上架', 'Not listed yet'],
    ['1', '已上架', 'Listed'],
    ['2', '已下架', 'Delisted'],
    ['3', '定时', 'Scheduled'],
  ],
  'listing.reason': [
    ['1', '资质到期', 'Licence expired'],
    ['2', '缺货', 'Out of stock'],
    ['3', '质量', 'Quality'],
    ['4', '价格', 'Price'],
    ['9', '其他', 'Other'],
  ],
  'statement.partyType': [
    ['1', '客户', 'Customer'],
    ['2', '供应商', 'Supplier'],
  ],
  'statement.diffType': [
    ['1', '我方有对方无', 'Ours only'],
    ['2', '对方有我方无', 'Theirs only'],
    ['3', '金额不一致', 'Amount'],
    ['4', '日期不一致', 'Date'],
    ['5', '重复', 'Duplicate'],
    ['6', '期初差异', 'Opening'],
  ],
  'statement.diffCause': [
    ['1', '价格', 'Price'],
    ['2', '数量', 'Quantity'],
    ['3', '价格和数量', 'Price and quantity'],
    ['4', '舍入', 'Rounding'],
    ['5', '时间', 'Time'],
    ['6', '缺单', 'Missing document'],
    ['7', '重复', 'Duplicate'],
    ['8', '退货未计', 'Return not counted'],
    ['9', '返利未计', 'Rebate not counted'],
    ['10', '期初', 'Opening'],
    ['11', '未知', 'Unknown'],
  ],
  'statement.handleStatus': [
    ['0', '未处理', 'Open'],
    ['1', '已处理', 'Handled'],
    ['2', '已撤销', 'Undone'],
    ['3', '自动消除', 'Resolved automatically'],
    ['4', '等待对方', 'Waiting for the other side'],
  ],
  'statement.handleType': [
    ['1', '我方调整', 'Our adjustment'],
    ['2', '对方调整', 'Their adjustment'],
    ['3', '时间性差异挂账', 'Timing, carried forward'],
    ['4', '抹零', 'Written off'],
    ['5', '忽略', 'Ignored'],
  ],
  'statement.status': [
    ['0', '生成中', 'Generating'],
    ['1', '待发送', 'To send'],
    ['2', '待确认', 'To confirm'],
    ['3', '有差异', 'With differences'],
    ['4', '已确认', 'Confirmed'],
    ['9', '已作废', 'Voided'],
  ],
  'shield.type': [
    ['1', '不可见', 'Invisible'],
    ['2', '可见不可购', 'Not for sale'],
    ['3', '不显示价格', 'Price hidden'],
  ],
  'shield.status': [
    ['0', '停用', 'Disabled'],
    ['1', '启用', 'Enabled'],
    ['2', '已过期', 'Expired'],
  ],
  'monitor.metric': [
    ['1', '库存', 'Stock'],
    ['2', '近效期天数', 'Days to expiry'],
    ['3', '售价减最低价', 'Price minus minimum'],
    ['4', '销量环比%', 'Sales growth %'],
    ['5', '毛利率%', 'Margin %'],
    ['6', '无动销天数', 'Days without sales'],
  ],
  'monitor.level': [
    ['1', '提示', 'Notice'],
    ['2', '警告', 'Warning'],
    ['3', '严重', 'Severe'],
  ],
  'monitor.alert': [
    ['0', '待处理', 'Open'],
    ['1', '已处理', 'Handled'],
    ['2', '已忽略', 'Ignored'],
    ['3', '自动恢复', 'Recovered'],
  ],
  'concern.kind': [
    ['1', '到货', 'Arrival'],
    ['2', '降价', 'Price drop'],
    ['3', '收藏', 'Favourite'],
  ],
  'business.type': [
    ['1', '销售', 'Sales'],
    ['2', '采购', 'Purchase'],
    ['3', '结算', 'Settlement'],
    ['4', '配送', 'Delivery'],
  ],
  payChannel: [
    ['1', '转账', 'Bank transfer'],
    ['2', '微信', 'WeChat'],
    ['3', '支付宝', 'Alipay'],
    ['4', 'POS', 'POS'],
    ['5', '现金', 'Cash'],
    ['6', '承兑', 'Acceptance bill'],
  ],
  'log.object': LOGGED,
};
