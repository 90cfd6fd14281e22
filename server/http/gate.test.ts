import { createGate } from './gate';

/** A key with its failures so far, and attempts that end on command. */
function world(most = 3) {
  const pass = createGate(most);
  const state = { failed: 0, inside: 0, mostInside: 0 };
  const ends: ((isRight: boolean) => void)[] = [];
  const attempt = (signal?: AbortSignal) =>
    pass(
      {
        key: 'a',
        failures: () => Promise.resolve(state.failed),
        refuse: () => new Error('locked'),
        signal,
      },
      async () => {
        state.inside += 1;
        state.mostInside = Math.max(state.mostInside, state.inside);
        const isRight = await new Promise<boolean>((done) => ends.push(done));
        state.inside -= 1;
        if (!isRight) state.failed += 1;
        return isRight;
      },
    ).catch((error: unknown) => (error instanceof Error ? error.message : ''));
  const settle = () => new Promise((done) => setImmediate(done));
  const endAll = async (isRight: boolean) => {
    for (await settle(); ends.length > 0; await settle()) ends.shift()?.(isRight);
  };
  return { state, ends, attempt, settle, endAll };
}

test('those who are right all get in, a few at a time', async () => {
  const { state, attempt, endAll } = world();
  const all = Promise.all(Array.from({ length: 12 }, () => attempt()));
  await endAll(true);
  expect(await all).toEqual(Array(12).fill(true));
  expect(state.mostInside).toBe(3);
});

test('those who are wrong together fail as often as one after the other', async () => {
  const { state, attempt, endAll } = world();
  const all = Promise.all(Array.from({ length: 12 }, () => attempt()));
  await endAll(false);
  expect((await all).filter((one) => one === false)).toHaveLength(3);
  expect((await all).filter((one) => one === 'locked')).toHaveLength(9);
  expect(state.failed).toBe(3);
});

test('who has gone does not wait, and nobody waits for him', async () => {
  const { attempt, ends, settle, endAll } = world(1);
  const first = attempt();
  await settle();
  const gone = new AbortController();
  const second = attempt(gone.signal);
  const third = attempt();
  await settle();
  gone.abort(new Error('gone'));
  expect(await second).toBe('The client has gone.');
  expect(ends).toHaveLength(1);
  await endAll(true);
  expect(await Promise.all([first, third])).toEqual([true, true]);
});

test('where a hundred wait already, whoever comes is sent away', async () => {
  const { attempt, settle, endAll } = world(1);
  const all = Promise.all(Array.from({ length: 103 }, () => attempt()));
  await settle();
  await endAll(true);
  expect((await all).filter((one) => one === 'The queue is full.')).toHaveLength(2);
});

test('who asks while another one fails does not get in on what was counted before', async () => {
  const pass = createGate(1);
  const state = { failed: 0, isAsked: false };
  const ends: Record<'first' | 'answer', () => void> = { first: () => undefined, answer: () => undefined };
  const until = (which: keyof typeof ends) => new Promise<void>((done) => (ends[which] = done));
  const visit = { key: 'a', failures: () => Promise.resolve(state.failed), refuse: () => new Error('locked') };
  const first = pass(visit, async () => {
    await until('first');
    state.failed += 1;
    throw new Error('wrong');
  });
  const failures = async () => {
    const { failed, isAsked } = state;
    state.isAsked = true;
    if (!isAsked) await until('answer');
    return failed;
  };
  const second = pass({ ...visit, failures }, () => Promise.resolve('in'));
  await new Promise((done) => setImmediate(done));
  ends.first();
  await expect(first).rejects.toThrow('wrong');
  ends.answer();
  await expect(second).rejects.toThrow('locked');
});
