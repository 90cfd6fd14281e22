export default {
  'candidate.keyword': 'Código, nombre o iniciales',
  'candidate.custCode': 'Código',
  'candidate.custName': 'Cliente',
  'candidate.customerType': 'Tipo',
  'candidate.branchName': 'Empresa',
  'candidate.salesmanName': 'Comercial',
  'candidate.regionName': 'Región',
};
