import fc from 'fast-check';
import { platformUserApi } from '@/contract/account/platform-user';
import { callWorld, moment, outcome } from '@tests/support/callWorld';
import { envelope, failure, type Sent } from '@tests/support/fakeServer';
import { checkAsync } from '@tests/support/property';
import { USER } from '@tests/support/user';
import { saveBranch } from './account';
import { session } from '../session/session';
import { call } from '../http/call';

jest.mock('../i18n', () => jest.requireActual('@tests/support/texts').chinese);

const { server } = callWorld();
const tokenOf = ({ headers }: Sent) => headers.get('zhcaitoken') ?? headers.get('x-token');
const info = () => call(platformUserApi.dictList, { dictCode: 'a' });
const expired = () => failure(40101, '登录已过期', { status: 401 });

test('while a token is changed new calls wait for the new one, and none goes out with the old', async () => {
  let release: () => void = () => undefined;
  server.answer(({ url }) => {
    if (!url.pathname.endsWith('saveBranchId')) return envelope({ a: [] });
    return new Promise((done) => {
      release = () => done(envelope({ token: 'tok_2', branchId: 'FDB01', branchName: '襄阳' }));
    });
  });
  const change = saveBranch('FDB01');
  expect(session.get().settingBranchId).toBe('FDB01');
  const reads = [info(), info()];
  const late = outcome(info());
  await moment();
  expect(server.sent.map(tokenOf)).toEqual(['tok_1']);
  release();
  await Promise.all([change, ...reads, late]);
  expect(server.sent.slice(1).map(tokenOf)).toEqual(['tok_2', 'tok_2', 'tok_2']);
  expect(server.sent.slice(1).map(({ headers }) => headers.get('x-branch-id'))).toEqual(['FDB01', 'FDB01', 'FDB01']);
  expect(session.get()).toMatchObject({ branchId: 'FDB01', branchName: '襄阳', settingBranchId: '' });
});

test('what was entered for one branch is not written into another', async () => {
  server.answer(({ url }) =>
    envelope(url.pathname.endsWith('saveBranchId') ? { token: 'tok_2', branchId: 'FDB01', branchName: '' } : true),
  );
  const change = saveBranch('FDB01');
  const write = outcome(call(platformUserApi.saveBranch, { branchId: 'FDB', branchName: 'x' }, { silent: true }));
  await change;
  expect(await write).toBe('aborted');
  expect(server.sent).toHaveLength(1);
});

test('a failed change leaves the old branch whole', async () => {
  server.answer(() => failure(43002, '无该公司数据权限'));
  expect(await outcome(saveBranch('FDX'))).toBe('business');
  expect(session.get()).toMatchObject({ token: 'tok_1', branchId: 'FDB', settingBranchId: '' });
  server.answer(() => envelope({ token: 'bad token\n', branchId: 'FDX' }));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await outcome(saveBranch('FDX'))).toBe('server');
  expect(session.get()).toMatchObject({ token: 'tok_1', branchId: 'FDB', settingBranchId: '' });
});

/** sign-in, change of branch and refusals in any order of their answers. */
test('no order of answers sends a superseded token or ends a newer session', async () => {
  await checkAsync(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('read', 'change', 'refuse'), { minLength: 2, maxLength: 8 }),
      async (s, steps) => {
        session.enter('tok_0', USER);
        let issued = 0;
        let current = 'tok_0';
        const superseded: string[] = [];
        server.answer((sent) => {
          const token = tokenOf(sent) ?? '';
          if (token !== current) superseded.push(token);
          const isChange = sent.url.pathname.endsWith('saveBranchId');
          const next = `tok_${(issued += isChange ? 1 : 0)}`;
          return s.schedule(Promise.resolve(sent)).then(() => {
            if (isChange) return envelope({ token: (current = next), branchId: 'FDB', branchName: '' });
            // The server knows every token that it has not replaced.
            return sent.url.searchParams.get('dictCode') === 'refuse' && token !== current ? expired() : envelope({});
          });
        });
        const all = steps.map((step) =>
          step === 'change' ? saveBranch('FDB') : call(platformUserApi.dictList, { dictCode: step }),
        );
        await s.waitFor(Promise.allSettled(all));
        expect(superseded).toEqual([]);
        expect(session.stage()).toBe('in');
      },
    ),
    { runs: 40 },
  );
});
