import { batchWriter } from './batchWriter';

const later = () => new Promise<void>((done) => setImmediate(done));

test('rows that come while one statement is under way share the next; nobody is answered before his row is written', async () => {
  const statements: number[][] = [];
  const written = new Set<number>();
  const append = batchWriter(async (rows: number[]) => {
    statements.push(rows);
    await later();
    for (const row of rows) written.add(row);
  });
  const first = append(1);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  const others = [2, 3, 4].map(async (row) => {
    await append(row);
    expect(written.has(row)).toBe(true);
  });
  await first;
  expect(written.has(1)).toBe(true);
  await Promise.all(others);
  expect(statements).toEqual([[1], [2, 3, 4]]);
  await append(5);
  expect(statements.at(-1)).toEqual([5]);
});

test('a statement that fails is told to those whose rows it had, and to nobody else', async () => {
  const append = batchWriter((rows: string[]) =>
    rows.includes('bad') ? Promise.reject(new Error('no')) : Promise.resolve(rows.length),
  );
  const bad = append('bad');
  await expect(bad).rejects.toThrow('no');
  await expect(append('good')).resolves.toBe(1);
});

test('a flood is written in statements of five hundred', async () => {
  const sizes: number[] = [];
  const append = batchWriter((rows: number[]) => {
    sizes.push(rows.length);
    return later();
  });
  await Promise.all(Array.from({ length: 1_201 }, (_, i) => append(i)));
  expect(sizes).toEqual([500, 500, 201]);
});
