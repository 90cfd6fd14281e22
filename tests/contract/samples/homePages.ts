import { freshComponent } from '../../../src/contract/content/home/fresh';
import type { Samples } from './shape';

const title = { ...freshComponent('title', '5b0e6a1c-0000-4000-8000-000000000010', '标题栏') };

const day = (date: string) => ({ startTime: `${date} 08:00:00`, endTime: `${date} 19:59:00` });

export const homePageSamples = {
  homeConfigApi: {
    page: {
      pageNum: 1,
      pageSize: 20,
      pageName: '首页',
      app: 0,
      branchId: 'FDB',
      publishStatus: 0,
      orderBy: 'pageName',
    },
    add: { pageName: '五一首页', branchIds: ['FDB', 'FDC'], backgroundColor: '#FFF7F0', shareTitle: '五一大促' },
    update: { id: '97002', version: 1, pageName: '湖北首页', branchIds: ['FDB'], shareTitle: '江城医药湖北' },
    delete: { id: '97004', version: 1 },
    copy: { id: '97002' },
    detail: { id: '97002' },
  },
  homeVersionApi: {
    page: { pageNum: 1, pageSize: 20, pageId: '97002', orderBy: 'versionNo' },
    detail: { id: '97002', versionNo: 1 },
    compare: { left: { pageId: '97001', versionNo: 1 }, right: { pageId: '97002', versionNo: 1, branchId: 'FDB' } },
    components: { id: '97002' },
    save: { id: '97005', version: 1, components: [title] },
    rollback: { id: '97002', versionNo: 1 },
  },
  homePlanApi: {
    page: { pageNum: 1, pageSize: 20, pageId: '97002', status: 2, kind: 1, branchId: 'FDB', orderBy: 'startTime' },
    add: { pageId: '97002', versionNo: 1, kind: 2, branchIds: ['FDB01'], ...day('2026-04-01'), confirm: 1 },
    update: {
      id: '97504',
      version: 1,
      pageId: '97002',
      versionNo: 1,
      kind: 2,
      branchIds: ['FDB'],
      ...day('2026-03-16'),
      confirm: 1,
    },
    replace: {
      id: '97505',
      version: 1,
      pageId: '97002',
      versionNo: 1,
      kind: 2,
      branchIds: ['FDB'],
      ...day('2026-03-21'),
      confirm: 1,
    },
    cancel: { id: '97506', version: 1, reason: '活动取消' },
    coverage: {
      branchIds: ['FDB', 'FDB01'],
      from: '2026-03-08 00:00',
      to: '2026-03-09 23:59',
      withoutPlans: ['97503'],
    },
  },
  homeOverrideApi: {
    page: { pageNum: 1, pageSize: 20, pageId: '97006', orderBy: 'gmtModified' },
    detail: { id: '97006', branchId: 'FDB02' },
    save: {
      ...{ pageId: '97001', branchId: 'FDB02', baseVersionNo: 1, version: 0, order: null, own: [] },
      props: [{ componentId: '00000000-0000-4000-8000-000000000105', path: 'data.text', value: '宜昌特惠' }],
    },
    resolve: {
      ...{ pageId: '97006', branchId: 'FDB02', version: 1 },
      decisions: [{ componentId: '00000000-0000-4000-8000-000000000203', path: 'data.text', take: 'BRANCH' }],
    },
  },
  homePublishApi: {
    publish: { id: '97006', version: 1, dryRun: 1 },
    takeDown: { id: '97006', version: 1, reason: '内容有误' },
  },
  homeRenderApi: {
    render: { id: '97002', versionNo: 1, branchId: 'FDB', customerType: '1', at: '2026-03-09 10:00:00' },
    current: { branchId: 'FDB01', at: '2026-03-09 10:00:00' },
    moments: { branchId: 'FDB', from: '2026-03-08 09:00:00', to: '2026-03-12 09:00:00' },
    link: { pageId: '97002', versionNo: 1, branchId: 'FDB', at: '2026-03-09 10:00:00' },
  },
  referenceApi: {
    usedBy: { targetType: 'activity', targetId: '90001' },
    check: { pageId: '97002', versionNo: 1, branchIds: ['FDB'], startTime: '2026-03-08 00:00:00' },
  },
  homeLeaseApi: { lease: { id: '97002', action: 'take' } },
  homeWeighApi: { weigh: { components: [title], branchId: 'FDB' } },
  releaseApi: {
    page: { pageNum: 1, pageSize: 20, keyword: '春', status: 0, orderBy: 'startTime' },
    objects: { pageNum: 1, pageSize: 20, objectType: 'banner', keyword: '药' },
    save: {
      ...{ releaseName: '母亲节', startTime: '2026-05-08 08:00:00', endTime: '2026-05-10 23:59:00' },
      members: [
        { objectType: 'page', objectId: '97006', action: 1, branchIds: ['FDB02'] },
        { objectType: 'zone', objectId: '98001', action: 2 },
      ],
    },
    schedule: { id: '97701', version: 1, dryRun: 1 },
    publish: { id: '97703', version: 1, confirm: 1 },
    withdraw: { id: '97704', version: 1, reason: '提前结束' },
    cancel: { id: '97702', version: 1, reason: '内容过期' },
    detail: { id: '97701' },
  },
  homeTrialApi: {
    trial: { kind: 'WEIGHT', input: { jsonBytes: 18432, images: [] } },
  },
} satisfies Partial<Samples>;
