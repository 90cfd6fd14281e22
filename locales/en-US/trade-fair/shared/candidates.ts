export default {
  'candidate.keyword': 'Code, name or initials',
  'candidate.custCode': 'Code',
  'candidate.custName': 'Customer',
  'candidate.customerType': 'Kind',
  'candidate.branchName': 'Company',
  'candidate.salesmanName': 'Salesperson',
  'candidate.regionName': 'Region',
};
