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
  },
} satisfies Partial<Samples>;
