import { Overloaded, workQueue } from './workQueue';

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

test('so many run at once, in their order', async () => {
  const run = workQueue({ atOnce: 2, mostWaitMs: 10_000 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 9 }, (_, i) =>
      run(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(i);
        await pause(1);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('whoever would wait too long is told when to come again', async () => {
  const run = workQueue({ atOnce: 1, mostWaitMs: 100 });
  await run(() => pause(40));
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => run(() => pause(40))));
  const away = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(answers.length - away.length).toBeLessThanOrEqual(4);
  expect(away.length).toBeGreaterThanOrEqual(6);
  for (const reason of away) {
    expect(reason).toBeInstanceOf(Overloaded);
    expect((reason as Overloaded).seconds).toBeGreaterThan(0);
  }
  expect(await run(() => Promise.resolve('again'))).toBe('again');
});

test('nothing is done for a client that has gone', async () => {
  const run = workQueue({ atOnce: 1, mostWaitMs: 10_000 });
  const gone = new AbortController();
  const done: string[] = [];
  const first = run(() => pause(5).then(() => done.push('first')));
  const second = run(() => Promise.resolve(done.push('second')), gone.signal);
  const third = run(() => Promise.resolve(done.push('third')));
  gone.abort();
  await expect(second).rejects.toThrow('gone');
  await Promise.all([first, third]);
  expect(done).toEqual(['first', 'third']);
  await expect(run(() => Promise.resolve(), gone.signal)).rejects.toThrow('aborted');
});
