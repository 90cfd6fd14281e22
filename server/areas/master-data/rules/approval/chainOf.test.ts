import { chainFor } from './chainOf';

/* docs/domain/approval.md#chains */
test('the highest chain that holds is taken, of equals the newest', () => {
  const none = { customerTypes: [], operateRangeIds: [], storage: [], sources: [], branchIds: [] };
  const chain = (chainId: string, priority: number, conditions: object[]) =>
    ({
      chainId,
      priority,
      status: 1,
      bizKind: 3,
      steps: [],
      conditions: conditions.map((one) => ({ ...none, ...one })),
    }) as const;
  const chains = [
    chain('1', 1, []),
    chain('2', 20, [{ firstBusiness: 1 }]),
    chain('3', 30, [
      { firstBusiness: 1, storage: [3, 4] },
      { firstBusiness: 1, operateRangeIds: ['1007'] },
    ]),
    chain('4', 20, [{ firstBusiness: 1 }]),
  ];
  const of = (form: object, isChange = false) =>
    chainFor(chains, { bizKind: 3, form: { storage: 1, ...form }, isChange, source: 1, branchId: 'FDB' })?.chainId;
  expect(of({})).toBe('1');
  expect(of({ firstBusiness: 1 })).toBe('4');
  expect(of({ firstBusiness: 1, storage: 3 })).toBe('3');
  expect(of({ firstBusiness: 1, operateRangeId: '1007' })).toBe('3');
  expect(of({ firstBusiness: 0, storage: 3 })).toBe('1');
});
