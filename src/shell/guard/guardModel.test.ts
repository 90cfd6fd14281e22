import fc from 'fast-check';
import { GuardModel } from '@tests/model/guardModel';
import { settle, world, type World } from '@tests/model/guardWorld';
import { checkAsync } from '@tests/support/property';

jest.mock('@/core/error-log/errorLog', () => ({ reportError: () => undefined }));

const failure = new Error('no');

type Command = fc.AsyncCommand<GuardModel, World>;

const command = (
  name: string,
  run: (m: GuardModel, r: World) => void | Promise<void>,
  can: (m: Readonly<GuardModel>) => boolean = () => true,
): Command => ({
  check: (m) => can(m),
  toString: () => name,
  async run(m, r) {
    await run(m, r);
    await settle();
    expect({
      path: r.path,
      tasks: r.tasks.length,
      busy: r.guard.isBusy(),
      isLoaded: r.menu !== null,
      stage: r.stage,
    }).toEqual({
      path: m.path,
      tasks: m.tasks.length,
      busy: m.working(),
      isLoaded: m.loaded,
      stage: m.stage,
    });
  },
});

const path = fc.constantFrom(
  '/',
  '/open/a',
  '/open/b?x=1#y',
  '/unknown',
  '/login',
  '/login?redirect=%2Fopen%2Fa',
  '/401',
  '/404',
  '/selectAccount',
  '/auth-redirect',
  '/uploadFile',
  '/invitationReply',
  '/statementReply',
  '/test',
  '/prizeDraw',
  '/prizeDraw?token=t',
  '/redirect/open/a',
  '/companyEntryNoAuth',
  '/open/a?uuid=u-1',
  '/auth-redirect?a=1&uuid=u-2',
  '/login?uuid=u-3&b=2',
);

/** The session changes first, as in the application; the guard is notified afterwards. */
const commands = [
  path.map((to) =>
    command(`go ${to}`, (m, r) => {
      m.visit(to);
      r.go(to);
    }),
  ),
  fc.constantFrom('/', '/open/a').map((to) =>
    command(`sign in for ${to}`, (m, r) => {
      m.stage = 'in';
      m.loaded = false;
      m.begin('load', to);
      r.signIn(to);
    }),
  ),
  fc.constant(
    command(
      'choose',
      (m, r) => {
        for (const task of m.tasks) task.counts = false;
        m.stage = 'choosing';
        m.loaded = false;
        r.stage = 'choosing';
        r.guard.choosing('/open/a');
        m.visit('/selectAccount?redirect=%2Fopen%2Fa');
      },
      (m) => m.stage === 'out' && !m.working(),
    ),
  ),
  fc.constant(
    command(
      'sign out',
      (m, r) => {
        m.out();
        r.signOut();
      },
      (m) => m.stage !== 'out',
    ),
  ),
  fc.constantFrom(failure, 0, 1, 3).map((result) =>
    command(
      `work ends with ${String(result)}`,
      async (m, r) => {
        const isExchange = m.tasks[0]?.kind === 'exchange' && m.tasks[0].counts;
        if (isExchange && result === 1) r.stage = 'in';
        if (isExchange && result === 3) r.stage = 'choosing';
        m.end(result);
        await r.end(result);
      },
      (m) => m.tasks.length > 0,
    ),
  ),
];

test('the guard is the guard of the model', async () => {
  let executed = 0;
  await checkAsync(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: '+1' }), async (list) => {
      await fc.asyncModelRun(async () => ({ model: new GuardModel(), real: await world() }), list);
      executed += [...list].length;
    }),
    { runs: 250 },
  );
  expect(executed).toBeGreaterThan(1000);
});
