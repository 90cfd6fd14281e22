import type { Db } from '../platform/database/db';
import { dictItem } from '../platform/schema/organisation';
import { LICENCE_DICTIONARIES } from './dictionaryLicences';
import { CONTENT_DICTIONARIES } from './dictionaryContent';
import { DUPLICATE_DICTIONARIES } from './dictionaryDuplicates';
import { GOODS_DICTIONARIES } from './dictionaryGoods';
import { ORDER_DICTIONARIES } from './dictionaryOrders';
import { PROMOTION_DICTIONARIES } from './dictionaryPromotion';
import { PROPERTY_DICTIONARIES } from './dictionaryProperty';
import { SYSTEM_DICTIONARIES } from './dictionarySystem';

/** The dictionaries of docs/domain/platform.md#dictionaries: [value, Chinese, English]. */
const DICTIONARIES: typeof PROMOTION_DICTIONARIES = {
  ...PROMOTION_DICTIONARIES,
  ...PROPERTY_DICTIONARIES,
  ...SYSTEM_DICTIONARIES,
  ...LICENCE_DICTIONARIES,
  ...ORDER_DICTIONARIES,
  ...GOODS_DICTIONARIES,
  ...CONTENT_DICTIONARIES,
  ...DUPLICATE_DICTIONARIES,
  clientKind: [['0', '移动端', 'Mobile']],
  app: [['0', '九州通医药通', 'Jointown Yiyaotong']],
  publishStatus: [
    ['0', '已发布', 'Published'],
    ['1', '待发布', 'To publish'],
    ['2', '已下架', 'Taken down'],
  ],
  jumpType: [
    ['1', '本体自跳', 'In the app'],
    ['2', '自定义H5跳转', 'Web page'],
  ],
  'tradeFair.state': [
    ['0', '初始', 'Initial'],
    ['1', '已发布', 'Published'],
    ['2', '已下架', 'Taken down'],
    ['3', '进行中', 'Ongoing'],
    ['4', '已结束', 'Ended'],
    ['9', '草稿', 'Draft'],
  ],
  yesNo: [
    ['0', '否', 'No'],
    ['1', '是', 'Yes'],
  ],
  'prize.level': [
    ['1', '特等奖', 'Grand prize'],
    ['2', '一等奖', 'First prize'],
    ['3', '二等奖', 'Second prize'],
    ['4', '三等奖', 'Third prize'],
    ['5', '四等奖', 'Fourth prize'],
    ['6', '五等奖', 'Fifth prize'],
    ['9', '纪念奖', 'Souvenir'],
  ],
  'prize.registerStatus': [
    ['0', '待领取', 'Waiting'],
    ['1', '已领取', 'Received'],
    ['2', '已放弃', 'Waived'],
    ['3', '逾期', 'Overdue'],
  ],
  'signIn.mode': [
    ['1', '扫码', 'Scanned'],
    ['2', '人工', 'By hand'],
  ],
  'signIn.status': [
    ['0', '有效', 'Valid'],
    ['1', '已撤销', 'Revoked'],
  ],
  'meal.type': [
    ['1', '早餐', 'Breakfast'],
    ['2', '午餐', 'Lunch'],
    ['3', '晚餐', 'Dinner'],
  ],
  'fairOrder.status': [
    ['0', '待确认', 'To confirm'],
    ['1', '已确认', 'Confirmed'],
    ['2', '已发货', 'Shipped'],
    ['3', '已完成', 'Done'],
    ['9', '已取消', 'Cancelled'],
  ],
  'invitation.channel': [
    ['1', '短信', 'Text message'],
    ['2', '链接', 'Link'],
    ['3', '纸质', 'Letter'],
  ],
  'invitation.sendStatus': [
    ['0', '未发送', 'Not sent'],
    ['1', '发送中', 'Sending'],
    ['2', '成功', 'Sent'],
    ['3', '失败', 'Failed'],
  ],
  'invitation.replyStatus': [
    ['0', '未回执', 'No reply'],
    ['1', '接受', 'Accepted'],
    ['2', '婉拒', 'Declined'],
    ['9', '已撤销', 'Withdrawn'],
  ],
  'lottery.source': [
    ['1', '签到', 'Check-in'],
    ['2', '订单', 'Order'],
    ['3', '补发', 'By hand'],
  ],
  'lottery.ticketStatus': [
    ['0', '有效', 'Valid'],
    ['1', '已中奖', 'Won'],
    ['2', '已作废', 'Void'],
    ['3', '已失效', 'Expired'],
  ],
  'lottery.mode': [
    ['1', '单一奖品', 'One prize'],
    ['2', '随机奖池', 'Mixed prizes'],
  ],
  'lottery.drawStatus': [
    ['1', '进行中', 'Running'],
    ['2', '已完成', 'Done'],
  ],
  status: [
    ['0', '停用', 'Disabled'],
    ['1', '启用', 'Enabled'],
  ],
  customerType: [
    ['1', '商业公司', 'Distributor'],
    ['2', '连锁药店', 'Pharmacy chain'],
    ['3', '单体药店', 'Independent pharmacy'],
    ['4', '诊所', 'Clinic'],
    ['5', '公立医院', 'Public hospital'],
    ['6', '民营医院', 'Private hospital'],
    ['7', '基层医疗机构', 'Primary care'],
    ['8', '电商', 'E-commerce'],
    ['9', '其他', 'Other'],
  ],
  prescriptionType: [
    ['1', '甲类OTC', 'OTC class A'],
    ['2', '乙类OTC', 'OTC class B'],
    ['3', '处方药', 'Prescription medicine'],
    ['4', '医疗器械', 'Medical device'],
    ['5', '中药饮片', 'Herbal pieces'],
    ['6', '保健食品', 'Health food'],
    ['9', '其他', 'Other'],
  ],
};

/** As rows. */
export const dictionaryItems = Object.entries(DICTIONARIES).flatMap(([dictCode, items]) =>
  items.map(([value, label, labelEn], sort) => ({ dictCode, value, label, labelEn, sort })),
);

export const seedDictionary = (db: Db) => db.insert(dictItem).values(dictionaryItems);
