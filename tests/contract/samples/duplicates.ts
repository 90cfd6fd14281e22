import type { Samples } from './shape';

export const duplicateSamples = {
  duplicateApi: {
    check: {
      kind: 2,
      form: { name: '武汉仁济大药房', regionId: '420103', phones: ['13907110001'] },
      excludeId: 'C101',
    },
    page: { pageNum: 1, pageSize: 20, kind: 2, verdict: 2, decision: 0, orderBy: 'foundTime' },
    decide: { kind: 2, pairs: [{ oneId: 'C128', otherId: 'C160' }], decision: 1, reason: '两家门店，证照不同' },
    mergePreview: { kind: 2, sourceId: 'C160', targetId: 'C128' },
    merge: {
      ...{ kind: 2, sourceId: 'C160', targetId: 'C128', choices: { contactPhone: 'source' } },
      ...{ sourceMark: '0'.repeat(32), targetMark: '0'.repeat(32) },
    },
    unmerge: { mergeNo: 'HB202603000001' },
    mergePage: { pageNum: 1, pageSize: 20, kind: 2, status: 1, mergeNo: 'HB', orderBy: 'mergeTime' },
  },
} satisfies Partial<Samples>;
