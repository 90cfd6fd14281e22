import type { Samples } from './shape';

const application = {
  ...{ reasonType: 3 as const, reason: '证号录入有误，重新登记', effectiveDate: '2026-04-01' },
};

export const licenceSamples = {
  licenceCancelApi: {
    page: { pageNum: 1, pageSize: 20, ownerName: '仁济', licenceType: 4, licenceState: 2 },
    effects: { ids: ['94120'], effectiveDate: '2026-04-01' },
    apply: { ...application, ids: ['94120'] },
    batchApply: { ...application, ids: ['94130', '94131'] },
    audit: { cancelNo: 'ZX202603000001', version: 1, result: 1 },
    revoke: { cancelNo: 'ZX202603000002', version: 1 },
  },
  licenceApi: {
    ofOwner: { ownerType: 2, ownerId: 'C101' },
    upcoming: { days: 60, pageNum: 1, pageSize: 20 },
  },
} satisfies Pick<Samples, 'licenceCancelApi' | 'licenceApi'>;
