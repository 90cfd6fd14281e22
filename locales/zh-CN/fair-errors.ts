/** Texts of trade fairs: what a fair or a win does not allow as it is, and the messages to guests. */
export default {
  'invitation.M01': '{name}，诚邀您参加{subject}，{from}，{venue}。 回执：{link}',
  'invitation.M02': '{name}，{subject}即将开幕（{from}，{venue}），期待您的光临。 回执：{link}',
  'invitation.M03': '{name}，{subject}现场下单享展会价，{from}，{venue}，恭候莅临。 回执：{link}',
  'win.waiting': '奖品还未领取',
  'win.received': '奖品已经领取',
  'win.waived': '中奖人已放弃奖品',
  'win.overdue': '奖品逾期未领',
  'win.revoked': '该中奖已取消',
  'fair.draft': '展会还是草稿',
  'fair.unpublished': '展会尚未发布',
  'fair.ended': '展会已结束',
  'fair.frozen': '展会结束已超过7天，数据不再变动',
};
