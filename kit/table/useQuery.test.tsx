/* R-05 of docs/requirements.md: the last search wins, in whatever order the answers come. */
import { renderHook, waitFor } from '@testing-library/react';
import { checkAsync } from '@tests/support/property';
import fc from 'fast-check';
import type { PageRequest } from '../data/page';
import { type ListedRows, useQuery } from './useQuery';

interface Row {
  name: string;
}

/** What is searched for, how many there are of it, and whether its answer comes although nobody waits for it any more. */
const search = fc.record({
  name: fc.string({ minLength: 1, maxLength: 3 }),
  total: fc.nat(500),
  fails: fc.boolean(),
  comesAnyway: fc.boolean(),
});

test('of searches that are answered in any order, the rows, their number and the filters are those of the last', async () => {
  await checkAsync(
    fc.asyncProperty(fc.scheduler(), fc.array(search, { minLength: 1, maxLength: 6 }), async (answers, searches) => {
      const asked: Promise<void>[] = [];
      const listed: number[] = [];
      const shown: number[] = [];
      const late: number[] = [];
      const onListed = ({ query: { index } }: ListedRows<Row>) => {
        listed.push(Number(index));
        if (index !== asked.length - 1) late.push(Number(index));
      };
      const request: PageRequest<Row> = (query, _sort, signal) => {
        const { total, fails, comesAnyway } = searches[Number(query.index)]!;
        const answer = async () => {
          await answers.schedule(Promise.resolve());
          if (!comesAnyway) signal.throwIfAborted();
          if (fails) throw new Error('refused');
          return { data: [{ name: String(query.index) }], total, success: true };
        };
        return answer();
      };
      const { result, unmount } = renderHook(() => useQuery<Row>({ request, params: {}, changes: 0, onListed }));
      const ask = (index: number) => {
        const { name } = searches[index]!;
        const query = { current: 1, pageSize: 20, name, index };
        const answer = result.current.run(query, {}, new AbortController().signal);
        asked.push(answer.then(() => void shown.push(index)).catch(() => undefined));
        return Promise.resolve();
      };
      answers.scheduleSequence(searches.map((_, index) => () => ask(index)));
      while (answers.count() > 0) await answers.waitNext(1);
      await Promise.all(asked);

      const last = searches.length - 1;
      const { total, fails, name } = searches[last]!;
      const state = { filters: { name, index: last }, outcome: fails ? 'failed' : 'answered' };
      await waitFor(() => expect(result.current).toMatchObject(fails ? state : { ...state, total: { total } }), {
        interval: 1,
      });
      if (!fails) expect([listed.at(-1), shown.at(-1)]).toEqual([last, last]);
      // Whatever was listed meanwhile was of the search that was the last one then.
      expect(late).toEqual([]);
      unmount();
    }),
    { runs: 100 },
  );
});
