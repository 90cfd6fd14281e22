import { createNames } from './statementNames';

test('what is asked for the third time gets a name and keeps it', () => {
  const nameOf = createNames();
  const text = 'select 1';
  expect([nameOf(text), nameOf(text), nameOf(text), nameOf(text)]).toEqual([undefined, undefined, 'kept_1', 'kept_1']);
});

test('what has no plan, and what is very long, gets none', () => {
  const nameOf = createNames();
  for (const text of ['begin', 'set local x = 1', `select ${'1,'.repeat(5_000)}1`])
    expect([nameOf(text), nameOf(text), nameOf(text)]).toEqual([undefined, undefined, undefined]);
});

test('there are four hundred names, however many texts', () => {
  const nameOf = createNames();
  const names = new Set<string | undefined>();
  for (let n = 0; n < 6_000; n += 1) for (let time = 0; time < 3; time += 1) names.add(nameOf(`select ${n}`));
  expect(names.size).toBe(401);
});
