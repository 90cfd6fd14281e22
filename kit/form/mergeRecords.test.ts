import fc from 'fast-check';
import { isStored, mergeRecords } from './mergeRecords';

const base = { subject: '春季', venue: 'A馆', contact: '何敏' };

test('changes to different fields are merged without a question', () => {
  expect(mergeRecords(base, { ...base, venue: 'B馆' }, { ...base, contact: '沈立' })).toEqual({
    merged: { subject: '春季', venue: 'B馆', contact: '沈立' },
    conflicts: [],
  });
});

test('two changes to one field are a conflict, and mine stands until the user decides', () => {
  expect(mergeRecords(base, { ...base, venue: 'B馆' }, { ...base, venue: 'C馆' })).toEqual({
    merged: { ...base, venue: 'B馆' },
    conflicts: [{ field: 'venue', mine: 'B馆', theirs: 'C馆' }],
  });
});

test('changes are stored once the record says the same, whatever else has changed in it', () => {
  const mine = { ...base, venue: 'B馆' };
  expect(isStored(base, mine, { ...mine, contact: '沈立' })).toBe(true);
  expect(isStored(base, mine, { ...base, contact: '沈立' })).toBe(false);
  expect(isStored(base, { ...mine, note: undefined }, { ...mine, note: null })).toBe(true);
  expect(isStored(base, { ...mine, note: '' }, mine)).toBe(false);
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
