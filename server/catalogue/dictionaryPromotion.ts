/** The words that an exported file has for the codes of promotions: [value, Chinese, English]. */
export const PROMOTION_DICTIONARIES: Record<
  string,
  readonly (readonly [value: string, label: string, labelEn: string])[]
> = {
  'activity.status': [
    ['0', '草稿', 'Draft'],
    ['1', '未开始', 'Not started'],
    ['2', '进行中', 'Running'],
    ['3', '已结束', 'Ended'],
    ['4', '已停用', 'Disabled'],
  ],
  'activity.type': [
    ['flexible', '灵活价', 'Flexible price'],
    ['specialOffer', '特价', 'Special offer'],
    ['fullQuantityReductionAgg', '满数量减（合计）', 'Quantity tiers (pooled)'],
    ['fullQuantityReductionNonAgg', '满数量减（单品）', 'Quantity tiers (by product)'],
    ['eachFullQuantityReductionAgg', '每满数量减（合计）', 'Every so many (pooled)'],
    ['eachFullQuantityReductionNonAgg', '每满数量减（单品）', 'Every so many (by product)'],
    ['intervalFullQuantityReductionAgg', '区间满数量减（合计）', 'Quantity intervals (pooled)'],
    ['intervalFullQuantityReductionNonAgg', '区间满数量减（单品）', 'Quantity intervals (by product)'],
    ['fullAmountReduction', '满金额减', 'Amount tiers'],
    ['eachFullAmountReduction', '每满金额减', 'Every so much'],
    ['fullAmountRebate', '满金额返', 'Amount rebate'],
    ['eachFullAmountRebate', '每满金额返', 'Rebate on every so much'],
  ],
  'activity.settleMode': [
    ['1', '立减', 'Immediate'],
    ['2', '后结算', 'Deferred'],
  ],
  'activity.stackMode': [
    ['EXCLUSIVE', '不叠加', 'Exclusive'],
    ['STACKABLE', '可叠加', 'Stackable'],
  ],
  'activity.kd': [
    ['K1D1', '跨品按单', 'Products together, by document'],
    ['K0D1', '单品按单', 'Each product, by document'],
    ['K0D0', '单品不按单', 'Each product, all documents'],
    ['K1D0', '跨品不按单', 'All together'],
  ],
  'activity.settleStatus': [
    ['0', '未结算', 'Open'],
    ['1', '已结算', 'Settled'],
    ['2', '待扣回', 'To take back'],
    ['3', '待补发', 'To pay'],
  ],
  'policy.type': [
    ['1', '满数量', 'Quantity'],
    ['2', '满金额', 'Amount'],
    ['3', '灵活价', 'Flexible price'],
  ],
  'policy.status': [
    ['1', '有效', 'In force'],
    ['2', '已用完', 'Used up'],
    ['3', '已过期', 'Expired'],
    ['9', '作废', 'Void'],
  ],
};
