import type { PROMOTION_DICTIONARIES } from './dictionaryPromotion';

/** The words that exports of licences and of entries write for their codes: the same as on the screens. */
export const LICENCE_DICTIONARIES: typeof PROMOTION_DICTIONARIES = {
  'licence.type': [
    ['1', '营业执照', 'Business licence'],
    ['2', '药品经营许可证', 'Drug trade licence'],
    ['3', '药品生产许可证', 'Drug production licence'],
    ['4', '医疗机构执业许可证', 'Medical practice licence'],
    ['5', '医疗器械经营许可证/备案', 'Device trade licence'],
    ['6', '食品经营许可证/备案', 'Food trade licence'],
    ['7', '法人授权委托书', 'Letter of authorisation'],
    ['8', '质量保证协议', 'Quality agreement'],
    ['9', '药品注册批件/再注册批件', 'Drug registration'],
  ],
  'entry.status': [
    ['0', '草稿', 'Draft'],
    ['1', '待审核', 'Waiting'],
    ['2', '审核中', 'In review'],
    ['3', '已通过', 'Approved'],
    ['4', '退回修改', 'Returned'],
    ['5', '已写入ERP', 'In the ERP'],
    ['6', '已撤回', 'Withdrawn'],
    ['9', '已作废', 'Void'],
  ],
  'approval.bizType': [
    ['1', '公司录入', 'Company entry'],
    ['2', '客户录入', 'Customer entry'],
    ['3', '商品录入', 'Product entry'],
    ['4', '证照续期', 'Licence renewal'],
    ['5', '证照注销', 'Licence cancellation'],
    ['6', '退货', 'Return'],
    ['7', '收银台', 'Cashier'],
    ['8', '租约', 'Lease'],
  ],
  'approval.status': [
    ['1', '审批中', 'Under way'],
    ['2', '已通过', 'Approved'],
    ['3', '已驳回', 'Returned'],
    ['9', '已取消', 'Cancelled'],
  ],
  'approval.cancelStatus': [
    ['0', '未取消', 'Not cancelled'],
    ['1', '已取消', 'Cancelled'],
  ],
  'entry.source': [
    ['1', '控制台申请', 'Console'],
    ['2', '公开页面', 'Public page'],
    ['3', '导入', 'Import'],
    ['4', 'ERP同步', 'ERP'],
  ],
  'entry.companyKind': [
    ['1', '生产企业', 'Manufacturer'],
    ['2', '批发企业', 'Wholesaler'],
    ['3', '连锁总部', 'Chain headquarters'],
    ['4', '其他', 'Other'],
  ],
  'licence.state': [
    ['1', '有效', 'Valid'],
    ['2', '临期', 'Ending soon'],
    ['3', '过期', 'Ended'],
    ['4', '已注销', 'Cancelled'],
    ['5', '已续期', 'Renewed'],
  ],
  'licence.ownerType': [
    ['1', '公司', 'Company'],
    ['2', '客户', 'Customer'],
    ['3', '商品', 'Product'],
  ],
  'licence.renewal': [
    ['0', '无', 'None'],
    ['1', '草稿', 'Draft'],
    ['2', '审核中', 'In review'],
    ['3', '退回', 'Returned'],
  ],
  'licence.cancelStatus': [
    ['1', '待审核', 'Waiting'],
    ['2', '已通过', 'Approved'],
    ['3', '已驳回', 'Refused'],
    ['4', '已撤回', 'Withdrawn'],
  ],
  'licence.cancelReason': [
    ['1', '到期', 'Ended'],
    ['2', '主体注销', 'Owner dissolved'],
    ['3', '信息错误', 'Wrong data'],
    ['4', '监管要求', 'Authority'],
  ],
};
