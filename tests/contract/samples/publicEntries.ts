import type { Samples } from './shape';

const branchId = 'FDB';
const draftKey = 'ab'.repeat(16);
const again = { entryNo: 'KH202603000001', queryCode: '0123456789' };
const submission = { branchId, form: {}, phone: '13512340001', smsCode: '000000', agreement: 1 } as const;

/** Of the example company: docs/domain/platform.md#example-company. */
export const publicEntrySamples: Pick<Samples, 'publicEntryApi'> = {
  publicEntryApi: {
    invite: { branchId },
    regionTree: { branchId },
    operateRangeTree: { branchId },
    usccCheck: { uscc: '91420100MA4KTE5T87' },
    sms: { phone: '13512340001', kind: 'customer', branchId },
    saveDraft: { kind: 'customer', branchId, inviter: 'S00601', form: { custName: '仁济诊所' }, draftKey },
    loadDraft: { draftId: '1', draftKey },
    deleteDraft: { draftId: '1', draftKey },
    upload: { draftId: '1', draftKey },
    submitCustomer: submission,
    submitCompany: submission,
    result: again,
    returned: again,
    newCode: { entryNo: again.entryNo, phone: '13512340001', smsCode: '000000' },
  },
};
