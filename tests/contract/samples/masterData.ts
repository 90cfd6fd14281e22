import type { Samples } from './shape';

const brand = { brandName: '楚康', brandNameEn: 'Chukang', manufacturer: '楚康制药有限公司', sort: 20 };
const standard = {
  ...{ commonName: '盐酸氨溴索片', tradeName: '', spec: '30mg*20片', dosageForm: '片剂', packUnit: '盒' },
  ...{ manufacturer: '楚天制药有限公司', approvalNo: '国药准字H20190031', barcode: '6901234567892' },
  ...{ shelfLifeMonths: 24, storage: 1 as const, otcType: 1 as const },
};
const company = {
  ...{ shortName: '黄冈', uscc: '91420100MA4KTE5T87', legalPerson: '孙立', regionId: '420115' },
  ...{ address: '纸坊大街1号', contactName: '周敏', contactPhone: '027-87650001' },
};

export const masterDataSamples = {
  brandApi: {
    page: { pageNum: 1, pageSize: 20, brandName: '楚', manufacturer: '制药', status: 1, orderBy: 'brandCode' },
    add: { ...brand, description: '心脑血管用药' },
    update: { ...brand, brandName: '楚康堂', brandCode: 'PP000010', version: 1 },
    updateStatus: { brandCode: 'PP000009', version: 1, status: 0 },
    delete: { brandCode: 'PP000011', version: 1 },
  },
  standardApi: {
    page: {
      pageNum: 1,
      pageSize: 20,
      commonName: '布洛芬',
      approvalNo: '国药',
      barcode: '69',
      manufacturer: '江汉',
      status: 1,
    },
    add: standard,
    update: { ...standard, spec: '30mg*40片', standardId: '96001', version: 1 },
    updateStatus: { standardId: '96002', version: 1, status: 0 },
    products: { pageNum: 1, pageSize: 20, standardId: '96003' },
  },
  companyApi: {
    page: {
      pageNum: 1,
      pageSize: 20,
      branchId: 'FDB',
      branchName: '湖北',
      orgType: 2,
      regionId: '420000',
      status: 1,
      licenceState: 1,
    },
    detail: { id: 'FDB01' },
    add: { ...company, branchName: '江城医药黄冈分公司', orgType: 3 as const, parentId: 'FDB' },
    update: { ...company, branchName: '江城医药襄阳分公司', uscc: '12440300455751783K', id: 'FDB01', version: 1 },
    updateStatus: { id: 'FDB03', version: 1, status: 0 },
  },
  onlineGoodsApi: {
    page: {
      ...{ pageNum: 1, pageSize: 20, keyword: '阿莫西林', approvalNo: '国药', brandId: 'PP000001', categoryId: '01' },
      ...{ prescriptionType: 3, listingStatus: 1, matched: 1 },
    },
    detail: { productId: 'P001' },
    // tests/contract/master-data/onlineGoods.test.ts hands pictures over.
    update: { productId: 'P001', version: 0, displayName: '阿莫西林胶囊', images: ['1'], categoryId: '0101' },
    candidates: { productId: 'P116', keyword: '布洛芬' },
    match: { productId: 'P116', standardCode: 'BZ00000001' },
    batchCategory: { productIds: ['P101', 'P102'], categoryId: '0102' },
    batchBrand: { productIds: ['P101', 'P102'], brandId: 'PP000002' },
  },
  catalogueImportApi: {
    importBrands: { branchId: 'FDA' },
    importStandards: { branchId: 'FDA' },
    importOnline: { branchId: 'FDA' },
    lastFailed: { templateCode: 'ONLINE_GOODS' },
    downloadTemplate: { templateCode: 'BRAND' },
  },
  entryImportApi: {
    importCompanies: { branchId: 'FDA' },
    importCustomers: { branchId: 'FDA' },
    importCommodities: { branchId: 'FDA' },
    importApplied: { branchId: 'FDA' },
    lastFailed: { templateCode: 'COMPANY_ENTRY' },
    downloadTemplate: { templateCode: 'COMPANY_ENTRY' },
  },
} satisfies Partial<Samples>;
