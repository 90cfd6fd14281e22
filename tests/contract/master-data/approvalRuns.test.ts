/* docs/domain/approval.md#tasks: whatever random people do over HTTP, in whatever order, an entry stays sound. */
import { ENTRY_STATUS, TASK_STATE } from '../../../src/contract/master-data/approval';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { commodityApplyApi } from '../../../src/contract/master-data/entries';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { Dice } from '../../rules/dice';
import { faultsOf, missingSteps, look, oneCommand, type Play, seenBy } from './approvalPlay';
import { commodityForm, withScans } from './entryForms';

/** `npm run nightly` plays three thousand: `APPROVALS=3000`. */
const RUNS = Number(process.env.APPROVALS ?? 18);
/** SEED replays a run; a failure prints it. */
const SEED = Number(process.env.SEED ?? 1);
const COMMANDS = 12;
const AT_ONCE = 6;
const SIGNED: readonly number[] = [TASK_STATE.passed, TASK_STATE.transferred, TASK_STATE.skipped];
/** Characters that make a manufacturer of its own, so that no two entries are alike. */
const NAMES = Array.from('江河湖海山川林泉松竹梅兰菊荷桂柏桐楠榕枫');
const DECIDERS = ['purchase.hq', 'quality.hq', 'storage.hq', 'head.hq', 'admin.hq'];

describe.each(MAIN_ENGINE)('random approvals ($engine)', ({ start }) => {
  let backend: Backend;
  let applicant: Client;
  let deciders: Client[];

  beforeAll(async () => {
    backend = await start();
    applicant = await signedIn(backend.origin, 'op.hubei');
    deciders = await Promise.all(DECIDERS.map((name) => signedIn(backend.origin, name)));
  });
  afterAll(() => backend.stop());

  async function begin(i: number, form: object): Promise<string> {
    const [a, b, c] = [i % 20, Math.floor(i / 20) % 20, Math.floor(i / 400) % 20].map((at) => NAMES[at]!);
    const own = { manufacturer: `${a}${b}${c}制药有限公司`, approvalNo: `国药准字H${21_000_000 + i}` };
    const { entryId } = await applicant.data(commodityApplyApi.save, { form: { ...form, ...own } });
    return entryId;
  }

  /** What somebody’s inbox says of it is what its page says. */
  async function inboxFault(play: Play) {
    const who = play.dice.pick(play.deciders);
    const seen = await look(who, play.id);
    const { records } = await who.data(approvalApi.inbox, { pageSize: 200, bizKind: 3, orderDir: 'desc' });
    const isListed = records.some(({ entryId }) => entryId === play.id);
    const mayDecide = seen.code === 200 && seen.data.judge !== null;
    return isListed === mayDecide ? [] : [`inbox ${isListed}, page ${mayDecide}`];
  }

  /** Plays one to its end; answers the status that it came to. */
  async function run(i: number, form: object) {
    const begun = { dice: new Dice(SEED * 100_000 + i), id: await begin(i, form), applicant };
    const play: Play = { ...begun, deciders, hq: deciders[4]!, now: await seenBy(begun) };
    const done: string[] = [];
    const passed = new Set<number>();
    for (let n = 0; n < COMMANDS; n += 1) {
      done.push(await oneCommand(play));
      const now = await seenBy(play);
      play.now = now;
      for (const { stepNo, tasks } of now.tasks)
        if (tasks.every(({ state }) => SIGNED.includes(state))) passed.add(stepNo);
      const faults = [
        ...(done.at(-1)?.endsWith(' 200') ? [] : ['the server failed']),
        ...faultsOf(now, [1, 2, 1]),
        ...missingSteps(now.status, now.steps.length, passed),
        ...(n === COMMANDS - 1 ? await inboxFault(play) : []),
      ];
      expect({ run: i, faults, done }).toEqual({ run: i, faults: [], done });
    }
    return play.now.status;
  }

  test(
    `${RUNS} of them`,
    async () => {
      const form = await withScans(applicant, { ...commodityForm, storage: 3 });
      const ends = new Set<number>();
      let next = 0;
      // Whoever is done takes the next one: nobody waits for the slowest of a group.
      const lane = async () => {
        while (next < RUNS) {
          next += 1;
          ends.add(await run(next - 1, form));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      // Many of them go everywhere that one can go: else this would hold little.
      const { returned, passed, voided, waiting } = ENTRY_STATUS;
      if (RUNS >= 300) expect([...ends]).toEqual(expect.arrayContaining([returned, passed, voided, waiting]));
      expect(ends.size).toBeGreaterThan(1);
    },
    300_000 + RUNS * 10_000,
  );
});
