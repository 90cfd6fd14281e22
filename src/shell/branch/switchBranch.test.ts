import { errorLog } from '@/core/error-log/errorLog';
import { session } from '@/core/session/session';
import { USER } from '@tests/support/user';
import { switchBranch, type SwitchSteps } from './switchBranch';

const NAMES = [
  'choose',
  'nameOf',
  'enter',
  'say',
  'refresh',
  'closeDialog',
  'clearFair',
  'closePages',
  'goHome',
] as const;
type Name = (typeof NAMES)[number];

/** The steps with the server and the screen as two plain values, one of them failing. */
function world(broken?: Name, accepts = true) {
  const done: string[] = [];
  const server = { lastSelected: 'FDB' };
  const run = (name: Name, work: () => void = () => undefined) => {
    if (name === broken) throw new Error(`${name} failed`);
    work();
    done.push(name);
    return Promise.resolve();
  };
  const steps: SwitchSteps = {
    choose: async (branchId) => {
      if (!accepts) return false;
      await run('choose', () => (server.lastSelected = branchId));
      return true;
    },
    nameOf: async () => {
      await run('nameOf');
      return '江城医药襄阳分公司';
    },
    enter: (branchId, branchName) => run('enter', () => session.enterBranch('tok_2', branchId, branchName)),
    after: NAMES.slice(3).map((name) => () => run(name)),
  };
  return { steps, done, server };
}

const where = ({ server }: ReturnType<typeof world>) => {
  const { token, branchId, branchName, lastSelectBranchId } = session.get();
  return { token, branchId, branchName, remembered: lastSelectBranchId, server: server.lastSelected };
};

const OLD = {
  token: 'tok_1',
  branchId: 'FDB',
  branchName: '江城医药湖北有限公司',
  remembered: 'FDB',
  server: 'FDB',
};
const NEW = {
  token: 'tok_2',
  branchId: 'FDB01',
  branchName: '江城医药襄阳分公司',
  remembered: 'FDB01',
  server: 'FDB01',
};

beforeEach(() => {
  errorLog.clear();
  session.enter('tok_1', { ...USER, lastSelectBranchId: 'FDB', lastSelectBranchName: '江城医药湖北有限公司' });
  session.enterBranch('tok_1', 'FDB', '江城医药湖北有限公司');
});

test('the steps of a switch come in their order', async () => {
  const all = world();
  expect(await switchBranch('FDB01', all.steps)).toBe(true);
  expect(all.done).toEqual(NAMES);
  expect(where(all)).toEqual(NEW);
  expect(errorLog.get()).toEqual([]);
});

test.each(NAMES)('a failure of %s leaves one company whole, and stands in the error log', async (broken) => {
  const faulty = world(broken);
  const isEntered = NAMES.indexOf(broken) > NAMES.indexOf('enter');
  expect(await switchBranch('FDB01', faulty.steps)).toBe(isEntered);
  expect(where(faulty)).toEqual(isEntered ? NEW : OLD);
  expect(faulty.done).toEqual(expect.arrayContaining(isEntered ? NAMES.filter((name) => name !== broken) : []));
  expect(errorLog.get().map(({ kind, message }) => [kind, message])).toEqual([['session', `Error: ${broken} failed`]]);
});

test('whoever declines the second question stays, and nothing is remembered', async () => {
  const declined = world(undefined, false);
  expect(await switchBranch('FDB01', declined.steps)).toBe(false);
  expect(where(declined)).toEqual(OLD);
  expect(declined.done).toEqual([]);
});

test('a session that ends on the way is not asked to take anything back', async () => {
  const ended = world();
  ended.steps.nameOf = () => {
    session.clear();
    return Promise.reject(new Error('the session is over'));
  };
  expect(await switchBranch('FDB01', ended.steps)).toBe(false);
  expect(ended.done).toEqual(['choose']);
});
