/** Why an order, a return or an event of the ERP is refused; part of errors.ts. */
export default {
  46001: '客户的证照已过期或已注销，不能审核订单',
  46002: '订单当前状态不能执行此操作',
  46003: '{time} 已催单，一小时内不能重复催单',
  46004: 'ERP的价格与现行价格不一致',
  46041: '签收已超过{days}天，不能退货',
  46042: '{name} 最多还能退 {max}',
  46043: '{name} 只能因质量问题、错发或召回退货',
  46044: '试算结果已变化，请重新确认',
  46045: '批号 {batchNo} 的实收数量不能大于退货数量',
  46046: '退款合计将超过可退金额',
  46047: '不能审核自己提交的退货',
  'field.unaudited': '尚未审核通过',
  'field.otherPrice': '按现行价格应为{own}',
} as const;
