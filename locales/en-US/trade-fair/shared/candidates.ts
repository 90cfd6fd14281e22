export default {
  'candidate.keyword': 'Code, name or initials',
  'candidate.custCode': 'Code',
  'candidate.custName': 'Customer',
  'candidate.customerType': 'Type',
  'candidate.branchName': 'Company',
  'candidate.salesmanName': 'Salesperson',
  'candidate.regionName': 'Region',
};
