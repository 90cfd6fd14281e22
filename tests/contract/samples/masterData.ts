import type { Samples } from './shape';

const brand = { brandName: '楚康', brandNameEn: 'Chukang', manufacturer: '楚康制药有限公司', sort: 20 };

export const masterDataSamples = {
  brandApi: {
    page: { pageNum: 1, pageSize: 20, brandName: '楚', manufacturer: '制药', status: 1, orderBy: 'brandCode' },
    add: { ...brand, description: '心脑血管用药' },
    update: { ...brand, brandName: '楚康堂', brandCode: 'PP000010', version: 1 },
    updateStatus: { brandCode: 'PP000009', version: 1, status: 0 },
    delete: { brandCode: 'PP000011', version: 1 },
  },
  catalogueImportApi: {
    importBrands: { branchId: 'FDA' },
    downloadTemplate: { templateCode: 'BRAND' },
  },
} satisfies Partial<Samples>;
