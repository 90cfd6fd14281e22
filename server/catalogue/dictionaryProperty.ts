import type { PROMOTION_DICTIONARIES } from './dictionaryPromotion';

/** The words that exports of the property module write for their codes: the same as on its pages. */
export const PROPERTY_DICTIONARIES: typeof PROMOTION_DICTIONARIES = {
  'pmsProperty.type': [
    ['1', '写字楼', 'Offices'],
    ['2', '仓库', 'Warehouse'],
    ['3', '宿舍', 'Dormitory'],
    ['4', '商铺', 'Shops'],
    ['5', '园区', 'Park'],
  ],
  'pmsProperty.status': [
    ['0', '停用', 'Disabled'],
    ['1', '启用', 'Enabled'],
  ],
  'pmsUnit.status': [
    ['1', '空置', 'Vacant'],
    ['2', '预定', 'Reserved'],
    ['3', '已租', 'Leased'],
    ['4', '维修', 'In repair'],
    ['9', '停用', 'Closed'],
  ],
  'pmsTenant.type': [
    ['1', '企业', 'Company'],
    ['2', '个人', 'Individual'],
  ],
  'pmsTenant.status': [
    ['0', '停用', 'Disabled'],
    ['1', '启用', 'Enabled'],
  ],
  'pmsLease.status': [
    ['0', '草稿', 'Draft'],
    ['1', '待审批', 'In approval'],
    ['2', '待生效', 'Not started'],
    ['3', '执行中', 'Running'],
    ['4', '已到期', 'Expired'],
    ['5', '已退租', 'Terminated'],
    ['8', '驳回', 'Rejected'],
  ],
  'pmsLease.payCycle': [
    ['1', '按月', 'Month'],
    ['3', '按季', 'Quarter'],
    ['6', '半年', 'Half-year'],
    ['12', '按年', 'Year'],
  ],
  'pmsBill.status': [
    ['0', '待缴', 'Unpaid'],
    ['1', '部分', 'Partly paid'],
    ['2', '已缴', 'Paid'],
    ['3', '逾期', 'Overdue'],
    ['9', '作废', 'Void'],
  ],
  'pmsWork.urgency': [
    ['1', '普通', 'Normal'],
    ['2', '紧急', 'Urgent'],
    ['3', '特急', 'Critical'],
  ],
  'pmsWork.status': [
    ['0', '待派单', 'Unassigned'],
    ['1', '待接单', 'To accept'],
    ['2', '处理中', 'In progress'],
    ['3', '待验收', 'To be confirmed'],
    ['4', '已完成', 'Done'],
    ['9', '已取消', 'Cancelled'],
  ],
  'pmsInspection.status': [
    ['0', '待执行', 'Planned'],
    ['1', '执行中', 'Running'],
    ['2', '已完成', 'Done'],
    ['3', '逾期', 'Overdue'],
  ],
};
