import fc from 'fast-check';
import { mergeRecords } from './mergeRecords';

const base = { subject: '春季', venue: 'A馆', contact: '何敏' };

test('changes to different fields are merged without a question', () => {
  expect(mergeRecords(base, { ...base, venue: 'B馆' }, { ...base, contact: '沈立' })).toEqual({
    merged: { subject: '春季', venue: 'B馆', contact: '沈立' },
    conflicts: [],
  });
});

test('two changes to one field clash, and mine stands until the user decides', () => {
  expect(mergeRecords(base, { ...base, venue: 'B馆' }, { ...base, venue: 'C馆' })).toEqual({
    merged: { ...base, venue: 'B馆' },
    conflicts: [{ field: 'venue', mine: 'B馆', theirs: 'C馆' }],
  });
});

test('whoever changed nothing loses nothing: the merge is the other side', () => {
  const record = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue(), { minKeys: 3 });
  fc.assert(
    fc.property(record, record, (start, other) => {
      const asStored = (value: unknown) => JSON.stringify(value ?? null);
      const theirs = mergeRecords(start, start, other);
      const mine = mergeRecords(start, other, start);
      for (const field of Object.keys(start)) expect(asStored(theirs.merged[field])).toBe(asStored(other[field]));
      for (const field of Object.keys(other)) expect(asStored(mine.merged[field])).toBe(asStored(other[field]));
      expect([...theirs.conflicts, ...mine.conflicts]).toEqual([]);
    }),
  );
});
