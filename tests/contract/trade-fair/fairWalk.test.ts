/*
 * A fair from draft to its closing day, at random: whatever is tried, the server does what the table of
 * docs/domain/trade-fair.md#status says, read aloud here once more, and nothing else.
 */
import fc from 'fast-check';
import { ERROR } from '../../../src/contract/error-codes';
import { checkInApi } from '../../../src/contract/trade-fair/check-in';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { checkAsync } from '../../support/property';
import { openFairs } from './fairs';

type State = 0 | 1 | 2 | 3 | 4 | 9 | 'gone';
type Phase = 'before' | 'during' | 'after';
type Who = 'hq' | 'operator' | 'clerk' | 'stranger';
type Move = 'publish' | 'takeDown' | 'end' | 'del' | 'submit' | 'saveDraft' | 'enter';

const CLOCKS = { before: '2026-03-20 09:00:00', during: '2026-04-02 09:00:00', after: '2026-04-04 09:00:00' } as const;
const LOGINS = { hq: 'admin.hq', operator: 'op.hubei', clerk: 'show.clerk', stranger: 'audit.ro' } as const;
/** The operator has made it, for his own company. */
const isOwn = (who: Who) => who === 'operator' || who === 'hq';

/** What time alone does. */
function settled(state: State, phase: Phase): State {
  if ((state === 1 || state === 3) && phase === 'after') return 4;
  return state === 1 && phase === 'during' ? 3 : state;
}

/** Where a move leads; undefined: it is refused and changes nothing. */
function expected(state: State, phase: Phase, { move, who }: { move: Move; who: Who }): State | undefined {
  const isHq = who === 'hq';
  if (who === 'stranger' || state === 'gone') return undefined;
  switch (move) {
    case 'publish':
      // The clerk is of another company than the host of this fair.
      if (state === 0) return phase !== 'after' && isOwn(who) ? settled(1, phase) : undefined;
      if (state !== 2 || phase === 'after') return undefined;
      if (phase === 'before') return isOwn(who) ? 1 : undefined;
      return isHq ? 3 : undefined;
    case 'takeDown':
      if (state === 1) return isOwn(who) ? 2 : undefined;
      return state === 3 && isHq ? 2 : undefined;
    case 'end':
      return (state === 3 || state === 2) && isHq ? 4 : undefined;
    case 'del':
      if (state === 9 || state === 0) return isOwn(who) ? 'gone' : undefined;
      return state === 2 && isHq ? 'gone' : undefined;
    case 'submit':
      return (state === 9 || state === 0) && isOwn(who) ? 0 : undefined;
    case 'saveDraft':
      // Back to a draft by whoever has made it.
      if (state === 9) return isOwn(who) ? 9 : undefined;
      return state === 0 && who === 'operator' ? 9 : undefined;
    case 'enter':
      return undefined;
  }
}

const STEP = fc.record({
  move: fc.constantFrom<Move>('publish', 'publish', 'takeDown', 'end', 'del', 'submit', 'saveDraft', 'enter'),
  who: fc.constantFrom<Who>('hq', 'operator', 'operator', 'clerk', 'stranger'),
});
const WALK = fc.record({
  before: fc.array(STEP, { maxLength: 8 }),
  during: fc.array(STEP, { maxLength: 8 }),
  after: fc.array(STEP, { maxLength: 4 }),
});
type Walk = { [P in Phase]: { move: Move; who: Who }[] };

const RUNS = 12;
const BAD = [ERROR.serverFailed, ERROR.serverBusy, ERROR.clashes] as number[];

describe('a fair at random', () => {
  let server: HostedBackend;
  let clients: Record<Who, Client>;
  let complete: Awaited<ReturnType<typeof openFairs>>['complete'];

  async function signIn() {
    const entries = await Promise.all(
      Object.entries(LOGINS).map(async ([who, login]) => [who, await signedIn(server.origin, login)] as const),
    );
    clients = Object.fromEntries(entries) as Record<Who, Client>;
  }

  beforeAll(async () => {
    server = await main.start({ CLOCK: CLOCKS.before });
  });
  afterAll(() => server.stop());

  const look = async (id: string): Promise<State> => {
    const { success, data } = await clients.hq.call(tradeFairApi.detail, { id });
    return success ? data.state : 'gone';
  };

  async function attempt(id: string, { move, who }: { move: Move; who: Who }) {
    const client = clients[who];
    const detail = await clients.hq.call(tradeFairApi.detail, { id });
    const version = detail.success ? detail.data.version : 1;
    const reason = '场馆档期有冲突';
    const form = { ...complete(`随机${id}`), id, version };
    const { code } = await {
      publish: () => client.call(tradeFairApi.publish, { id, version, confirm: 1 }),
      takeDown: () => client.call(tradeFairApi.takeDown, { id, version, reason }),
      end: () => client.call(tradeFairApi.end, { id, version, reason }),
      del: () => client.call(tradeFairApi.delete, { id, version }),
      submit: () => client.call(tradeFairApi.update, { ...form, saveMode: 'SUBMIT' }),
      saveDraft: () => client.call(tradeFairApi.update, { ...form, saveMode: 'DRAFT' }),
      enter: () => client.call(checkInApi.do, { tradeFairId: id, phone: '13999990000' }),
    }[move]();
    return code;
  }

  test('every move is that of the table, and time does the rest', async () => {
    const fairs = await openFairs(() => Promise.resolve(server));
    ({ complete } = fairs);
    await signIn();
    const walks: { walk: Walk; id: string; state: State }[] = [];
    await checkAsync(
      fc.asyncProperty(WALK, async (walk) => {
        const { tradeFairId: id } = await fairs.operator.data(tradeFairApi.add, {
          ...{ ...complete(`随机${walks.length}`), saveMode: 'DRAFT' },
        });
        walks.push({ walk, id, state: 9 });
        expect(await look(id)).toBe(9);
      }),
      { runs: RUNS },
    );
    let moved = 0;
    for (const phase of ['before', 'during', 'after'] as const) {
      if (phase !== 'before') {
        server = await server.reopen({ CLOCK: CLOCKS[phase] });
        await signIn();
      }
      for (const one of walks) {
        one.state = settled(one.state, phase);
        expect([phase, one.id, await look(one.id)]).toEqual([phase, one.id, one.state]);
        for (const step of one.walk[phase]) {
          const to = expected(one.state, phase, step);
          const code = await attempt(one.id, step);
          expect(BAD).not.toContain(code);
          // Saving what may still be changed, or nothing at all, is no move.
          const isMove = !((one.state === 1 || one.state === 3) && /^s/.test(step.move));
          const context = [phase, one.state, step.move, step.who, code];
          expect([...context, await look(one.id)]).toEqual([...context, to ?? one.state]);
          if (isMove) expect([...context, code === 200]).toEqual([...context, to !== undefined]);
          if (to !== undefined) moved += 1;
          one.state = to ?? one.state;
        }
      }
    }
    expect(moved).toBeGreaterThan(RUNS / 4);
  });
});
