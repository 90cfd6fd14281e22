import type { Samples } from './shape';

const unit = { area: '126.40', innerArea: '103.65', unitType: '标准间', rentPrice: '8600.00', propertyFeeRate: '3.25' };

export const propertyObjectSamples = {
  propertyApi: {
    page: { pageNum: 1, pageSize: 20, propertyName: '江城', propertyType: 5, branchId: 'FDB', status: 1 },
    choices: { branchId: 'FDB' },
    save: {
      ...{ propertyId: '80002', version: 1, branchId: 'FDB', propertyName: '江城产业园', propertyType: 5 },
      ...{ address: '武汉市东湖高新区光谷三路66号', managerId: 'S00511', phone: '027-82801234' },
    },
    updateStatus: { id: '80003', version: 1, status: 0 },
    delete: { id: '80005', version: 1 },
  },
  buildingApi: {
    page: { propertyId: '80002', buildingName: 'A', pageNum: 1, pageSize: 20 },
    save: { propertyId: '80002', buildingName: 'C座', floors: 12, undergroundFloors: 1, buildArea: '8600.00' },
    delete: { id: '81005', version: 1 },
  },
  unitApi: {
    page: { propertyId: '80002', buildingId: '81002', unitNo: '01', unitStatus: 3, area: ['100.00', '200.00'] },
    map: { buildingId: '81002' },
    history: { id: '82103' },
    save: { unitId: '82103', version: 1, buildingId: '81002', floor: 1, unitNo: '0103', ...unit },
    batchAdd: { buildingId: '81002', fromFloor: 1, toFloor: 6, rooms: 2, pattern: 'D{F2}{N2}', ...unit },
    updateStatus: { id: '82109', version: 1, unitStatus: 2, until: '2026-03-20', reservedFor: '楚天物流' },
    delete: { id: '82115', version: 1 },
  },
  tenantApi: {
    page: { tenantName: '药', contactPhone: '1390000', tenantType: 1, status: 1, hasOverdue: 1 },
    detail: { id: '84101' },
    save: {
      ...{ branchId: 'FDB', tenantType: 1, tenantName: '武汉光谷制药', uscc: '91420100MA4KTE5T87' },
      ...{ contactName: '何敏', contactPhone: '13900001212', invoiceTitle: '武汉光谷制药有限公司' },
    },
    number: { id: '84101' },
    updateStatus: { id: '84101', version: 1, status: 1 },
    delete: { id: '84211', version: 1 },
  },
} satisfies Partial<Samples>;
