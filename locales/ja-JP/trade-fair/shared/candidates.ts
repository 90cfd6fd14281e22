export default {
  'candidate.keyword': 'コード・名称・頭文字',
  'candidate.custCode': '得意先コード',
  'candidate.custName': '得意先名',
  'candidate.customerType': '種別',
  'candidate.branchName': '会社',
  'candidate.salesmanName': '営業担当',
  'candidate.regionName': '地域',
};
