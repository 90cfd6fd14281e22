/** What licences are called, and the message that one ends. */
export default {
  'licence.type1': '営業許可証',
  'licence.type2': '医薬品経営許可証',
  'licence.type3': '医薬品製造許可証',
  'licence.type4': '医療機関開業許可証',
  'licence.type5': '医療機器経営許可証',
  'licence.type6': '食品経営許可証',
  'licence.type7': '委任状',
  'licence.type8': '品質保証契約',
  'licence.type9': '医薬品登録証',
  'licence.ends':
    '{name}の{type}（{licenceNo}）は{expiryDate}に期限切れとなります（残り{left}日）。更新手続きをお願いします。',
  'licence.endMany': '{count}件の証明書が期限切れになります（{names}など）。証明書抹消ページの「制限予定」をご確認ください。',
};
