/** Texts of trade fairs: what a fair or a win does not allow as it is, and the messages to guests. */
export default {
  'invitation.M01': '{name} 様、{subject}（{from}、{venue}）へご招待いたします。 ご返信：{link}',
  'invitation.M02':
    '{name} 様、まもなく{subject}が開幕します（{from}、{venue}）。ご来場をお待ちしております。 ご返信：{link}',
  'invitation.M03': '{name} 様、{subject}（{from}、{venue}）では展示会価格でご注文いただけます。 ご返信：{link}',
  'win.waiting': '賞品はまだ渡されていません',
  'win.received': '賞品はすでに渡されています',
  'win.waived': '当選者が賞品を辞退しています',
  'win.overdue': '賞品の受け取り期限を過ぎています',
  'win.revoked': 'この当選は取り消されています',
  'fair.draft': '展示会はまだ下書きです',
  'fair.unpublished': '展示会はまだ公開されていません',
  'fair.ended': '展示会は終了しています',
  'fair.frozen': '展示会の終了から7日を過ぎたため、データは変更できません',
};
