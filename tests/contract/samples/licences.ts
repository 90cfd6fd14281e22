import type { Samples } from './shape';

const application = { reasonType: 3 as const, reason: '证号录入有误，重新登记', effectiveDate: '2026-04-01' };

export const licenceSamples = {
  licenceCancelApi: {
    page: { pageNum: 1, pageSize: 20, ownerName: '仁济', licenceType: 4, licenceState: 2 },
    effects: { ids: ['94120'], effectiveDate: '2026-04-01' },
    apply: { ...application, ids: ['94120'] },
    batchApply: { ...application, ids: ['94130', '94131'] },
    // A refusal: an approval says what it has seen (tests/contract/master-data/licenceChain.test.ts).
    audit: { cancelNo: 'ZX202603000001', version: 1, result: 2, opinion: '客户仍在经营，暂不注销' },
    revoke: { cancelNo: 'ZX202603000002', version: 1 },
  },
  renewalApi: {
    renew: {
      ...{ licenceId: '94120', version: 1, licenceNo: 'PDY90100942010617D', issuer: '武昌区卫生健康局' },
      ...{ issueDate: '2026-03-01', expiryDate: '2031-02-28', images: ['97002'] },
    },
    renewal: { licenceId: '94120' },
    audit: { id: '97003', round: 1, stepNo: 1, contentHash: 'a'.repeat(64), result: 1, opinion: '资料齐全' },
    withdraw: { id: '97003', version: 2 },
  },
  licenceApi: {
    ofOwner: { ownerType: 2, ownerId: 'C101' },
    upcoming: { days: 60, pageNum: 1, pageSize: 20 },
  },
} satisfies Pick<Samples, 'licenceCancelApi' | 'licenceApi' | 'renewalApi'>;
