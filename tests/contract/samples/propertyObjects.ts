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
  workOrderApi: {
    page: { orderNo: 'GD', propertyId: '80002', category: '水', urgency: 2, status: 0, handlerId: 'S00511' },
    detail: { id: '85011' },
    add: {
      ...{ propertyId: '80002', unitId: '82103', category: '门锁', urgency: 1, phone: '13900001212' },
      description: '房门锁芯损坏，钥匙无法转动',
    },
    assign: { id: '85011', version: 1, handlerId: 'S00511' },
    accept: { id: '85012', version: 1 },
    finish: {
      ...{ id: '85013', version: 1, result: '更换应急灯具两只', cost: '120.00' },
      materials: [{ name: '应急灯', qty: '2', price: '60.00' }],
    },
    confirm: { id: '85015', version: 1, score: 5 },
    reject: { id: '85002', version: 1, reason: '不在服务范围内' },
    cancel: { id: '85001', version: 1, reason: '重复报修' },
  },
  inspectionApi: {
    planPage: { planName: '消防', propertyId: '80002', status: 1 },
    savePlan: {
      ...{ propertyId: '80002', planName: '电梯周检', cycle: 2, handlerId: 'S00511', startDate: '2026-04-01' },
      points: [{ pointId: '', pointName: '一号梯', location: 'A座', items: [{ itemName: '运行平稳', type: 1 }] }],
    },
    planStatus: { id: '87002', version: 1, status: 0 },
    taskPage: { planName: '消防', propertyId: '80002', status: 0, planDate: ['2026-01-01', '2026-12-31'], abnormal: 0 },
    task: { id: '86012' },
    execute: { id: '86013', version: 1, results: [{ pointId: 'P1', itemName: '管网压力（MPa）', value: '0.62' }] },
    toWorkOrder: { taskId: '86011', pointId: 'P2', itemNames: ['灭火器在位'] },
    deleteTask: { id: '86014', version: 1 },
  },
  outageApi: {
    page: { propertyId: '80003', service: 5, status: 1 },
    save: {
      ...{ propertyId: '80002', service: 1, planned: 1, reason: '市政管网检修' },
      ...{
        startTime: '2099-03-20 08:00:00',
        planEndTime: '2099-03-20 18:00:00',
        texts: { zh: '市政管网检修，暂停供水' },
      },
    },
    publish: { id: '88001', version: 1 },
    restore: { id: '88002', version: 1 },
    extend: { id: '88003', version: 1, planEndTime: '2099-01-01 00:00:00' },
    cancel: { id: '88004', version: 1 },
  },
} satisfies Partial<Samples>;
