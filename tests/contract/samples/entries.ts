import type { Samples } from './shape';

/** Of the example company: docs/domain/platform.md#example-company. */
const page = {
  pageNum: 1,
  pageSize: 20,
  entryNo: '2026',
  name: '医药',
  status: 1,
  source: 1,
  orderBy: 'gmtCreated',
} as const;
const id = '97001';
const seen = { id, round: 1, stepNo: 1, contentHash: 'a'.repeat(64) };

const auditorSide: Samples['companyEntryApi'] = {
  page: { ...page, mine: 1 },
  detail: { id },
  audit: { ...seen, result: 1, verdicts: [{ path: 'address', verdict: 1 }], opinion: '资料齐全' },
  verdict: { id, round: 1, path: 'address', verdict: 2, remark: '与营业执照不一致' },
  open: { id },
  close: { id },
  diff: { id, round: 1 },
  flow: { id },
  batchAudit: { items: [seen] },
  batchPreview: { items: [seen] },
  transfer: { id, taskId: '97101', userId: '3008', reason: '出差，请代为审批' },
  writeErp: { id, version: 1 },
  void: { id, version: 1, reason: '重复申请，予以作废' },
};

const applicantSide: Samples['companyApplyApi'] = {
  page,
  save: { form: { address: '纸坊大街1号' } },
  submit: { id, version: 1, replies: [{ path: 'address', reply: '已按执照更正' }] },
  withdraw: { id, version: 1 },
  delete: { id, version: 1 },
};

const chain: Samples['approvalApi']['addChain'] = {
  ...{ chainCode: 'KH-X', chainName: '基层医疗机构', bizKind: 2, priority: 30 },
  conditions: [{ customerTypes: [7] }],
  steps: [{ stepName: '质管', approvers: [{ kind: 1, value: 'QUALITY_CLERK' }], fields: ['licences'] }],
};

export const entrySamples = {
  companyEntryApi: auditorSide,
  customerEntryApi: auditorSide,
  commodityEntryApi: auditorSide,
  companyApplyApi: applicantSide,
  customerApplyApi: applicantSide,
  commodityApplyApi: applicantSide,
  approvalCancelApi: {
    page: { pageNum: 1, pageSize: 20, bizNo: '2026', approvalStatus: 1, cancelStatus: 0 },
    effects: { id },
    flow: { id },
    cancel: { id, version: 1, seen: 'a'.repeat(64), reason: '资料有误，重新申请', rollback: 1 },
  },
  waitingApi: { waiting: {} },
  approvalApi: {
    inbox: { pageNum: 1, pageSize: 20, bizKind: 2 },
    chains: { pageNum: 1, pageSize: 20, bizKind: 3 },
    addChain: chain,
    updateChain: { ...chain, chainId: '1', version: 1 },
    chainStatus: { chainId: '1', version: 1, status: 0 },
    deleteChain: { chainId: '1', version: 1 },
    trial: { bizKind: 3, firstBusiness: 1, storage: 3, branchId: 'FDB' },
    substitutes: { pageNum: 1, pageSize: 20 },
    addSubstitute: {
      substituteId: '3008',
      fromTime: '2026-03-08 09:00:00',
      toTime: '2026-03-20 18:00:00',
      bizKinds: [1, 2],
      reason: '年休假',
    },
    people: { name: '何' },
    cancelSubstitute: { substituteNo: '1', version: 1 },
  },
} satisfies Partial<Samples>;
