import type { PROMOTION_DICTIONARIES } from './dictionaryPromotion';

/** The words that exports of orders and returns write for their codes: the same as on the screens. */
export const ORDER_DICTIONARIES: typeof PROMOTION_DICTIONARIES = {
  'order.source': [
    ['1', 'APP', 'App'],
    ['2', '业务员代下', 'Salesperson'],
    ['3', '展会', 'Fair'],
    ['4', '电话', 'Phone'],
    ['5', 'ERP同步', 'ERP'],
  ],
  'order.status': [
    ['10', '待审核', 'To review'],
    ['20', '已审核', 'Reviewed'],
    ['30', '拣货中', 'Picking'],
    ['40', '部分发货', 'Partly shipped'],
    ['50', '已发货', 'Shipped'],
    ['60', '已签收', 'Received'],
    ['70', '已完成', 'Completed'],
    ['90', '已取消', 'Cancelled'],
  ],
  'return.type': [
    ['1', '质量问题', 'Quality'],
    ['2', '近效期', 'Near expiry'],
    ['3', '错发', 'Wrong goods'],
    ['4', '拒收', 'Refused'],
    ['5', '召回', 'Recall'],
    ['9', '其他', 'Other'],
  ],
  'return.status': [
    ['0', '待审核', 'To review'],
    ['1', '已审核', 'Reviewed'],
    ['2', '待收货', 'To receive'],
    ['3', '已收货', 'Received'],
    ['4', '退款中', 'Refund pending'],
    ['5', '已完成', 'Completed'],
    ['8', '已驳回', 'Rejected'],
    ['9', '已撤销', 'Withdrawn'],
  ],
  'order.payStatus': [
    ['0', '未付', 'Unpaid'],
    ['1', '部分', 'Partly paid'],
    ['2', '已付', 'Paid'],
    ['3', '退款中', 'Refund pending'],
    ['4', '已退款', 'Refunded'],
  ],
};
