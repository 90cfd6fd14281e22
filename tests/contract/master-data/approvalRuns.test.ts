/* docs/domain/approval.md#tasks: whatever random people do over HTTP, in whatever order, an entry stays sound. */
import { ENTRY_STATUS, TASK_STATE } from '../../../src/contract/master-data/approval';
import { approvalApi } from '../../../src/contract/master-data/approvals';
import { commodityApplyApi, commodityEntryApi } from '../../../src/contract/master-data/entries';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { Dice } from '../../rules/dice';
import { faultsOf, missingSteps, look, oneCommand, type Play, seenBy } from './approvalPlay';
import { commodityForm, withScans } from './entryForms';

/** `npm run nightly` plays three thousand: `APPROVALS=3000`. */
const RUNS = Number(process.env.APPROVALS ?? 300);
/** SEED replays a run; a failure prints it. */
const SEED = Number(process.env.SEED ?? 1);
const COMMANDS = 14;
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

  test(
    `${RUNS} of them`,
    async () => {
      const form = await withScans(applicant, { ...commodityForm, storage: 3 });
      const ends = new Map<number, number>();
      for (let i = 0; i < RUNS; i += 1) {
        const dice = new Dice(SEED * 100_000 + i);
        const play: Play = { dice, id: await begin(i, form), applicant, deciders, hq: deciders[4]! };
        const done: string[] = [];
        const passed = new Set<number>();
        for (let n = 0; n < COMMANDS; n += 1) {
          done.push(await oneCommand(play));
          const now = await seenBy(play);
          for (const { stepNo, tasks } of now.tasks)
            if (
              tasks.every(
                ({ state }) =>
                  state === TASK_STATE.passed || state === TASK_STATE.transferred || state === TASK_STATE.skipped,
              )
            )
              passed.add(stepNo);
          const faults = [
            ...(done.at(-1)?.endsWith(' 200') ? [] : ['the server failed']),
            ...faultsOf(now, [1, 2, 1]),
            ...missingSteps(now.status, now.steps.length, passed),
            ...(n % 7 === 0 ? await inboxFault(play) : []),
          ];
          expect({ run: i, faults, done }).toEqual({ run: i, faults: [], done });
        }
        const { status } = await applicant.data(commodityEntryApi.detail, { id: play.id });
        ends.set(status, (ends.get(status) ?? 0) + 1);
      }
      // It went everywhere that it can go: else it would hold little.
      const { returned, passed, voided, waiting } = ENTRY_STATUS;
      expect([...ends.keys()]).toEqual(expect.arrayContaining([returned, passed, voided, waiting]));
    },
    60_000 + RUNS * 2_000,
  );
});
