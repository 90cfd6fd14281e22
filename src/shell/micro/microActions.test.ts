import fc from 'fast-check';
import { NO_KEEPER } from '@kit/form/drafts';
import { safePath } from '@/core/navigation/safePath';
import { check } from '@tests/support/property';
import { HOSTILE } from '@tests/support/hostileTargets';
import { MAX_MICRO_NAME } from './limits';
import { microActions, type MicroPorts, NAVIGATE_PAUSE_MS } from './microActions';

const GRANTED = ['/dashboard', '/micro-pms/home', '/micro-pms/unit'];

function world() {
  const went: string[] = [];
  const titles: [string, string][] = [];
  const kept: [string, string][] = [];
  const said = { refused: 0, signedOut: 0, reported: 0, restarted: 0 };
  let isAsked = false;
  let now = 0;
  let current = '/micro-pms/home';
  const ports: MicroPorts = {
    safePath: (target) => safePath(target, ''),
    isOpen: (pathname) => GRANTED.includes(pathname),
    currentPath: () => current,
    go: (path) => {
      current = path;
      went.push(path);
    },
    signOut: () => (said.signedOut += 1),
    refuse: () => (said.refused += 1),
    setTitle: (path, title) => titles.push([path, title]),
    keeperOf: (path, form) => {
      kept.push([path, form]);
      return { ...NO_KEEPER };
    },
    restart: () => (said.restarted += 1),
    isAsked: () => isAsked,
    report: () => (said.reported += 1),
    now: () => now,
  };
  return {
    ...{ actions: microActions(ports), went, titles, kept, said },
    later: () => (now += NAVIGATE_PAUSE_MS),
    press: () => (isAsked = true),
  };
}

test('a granted page is opened, one that is not is refused with a warning', () => {
  const { actions, went, said, later } = world();
  expect(actions.navigate('/micro-pms/unit?id=7')).toBe(true);
  later();
  expect(actions.navigate('/permissionSys/userManage')).toBe(false);
  expect([went, said.refused]).toEqual([['/micro-pms/unit?id=7'], 1]);
});

test('/login signs out, with whatever is behind it', () => {
  const { actions, went, said, later } = world();
  for (const path of ['/login', '/login?redirect=/dashboard', '/login#x']) {
    expect(actions.navigate(path)).toBe(true);
    later();
  }
  expect([went, said.signedOut]).toEqual([[], 3]);
});

test('a thousand wishes at once are one navigation and one entry in the error log', () => {
  const { actions, went, said } = world();
  for (let i = 0; i < 1000; i += 1) actions.navigate(`/dashboard?i=${i}`);
  expect([went, said]).toEqual([['/dashboard?i=0'], { refused: 0, signedOut: 0, reported: 1, restarted: 0 }]);
});

test('whatever is asked leads to a granted path of ours or nowhere', () => {
  check(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.constantFrom(...HOSTILE), fc.webUrl()), (target) => {
      const { actions, went } = world();
      actions.navigate(target);
      actions.title(target, target);
      for (const path of went) expect(GRANTED).toContain(path.split(/[?#]/, 1)[0]);
    }),
    { runs: 2000 },
  );
});

test('titles are plain, short, and of its own pages only', () => {
  const { actions, titles } = world();
  actions.title('/micro-pms/home', ' 江城\u202e产业园\u0000 ');
  actions.title('/micro-pms/home', '长'.repeat(500));
  for (const path of ['/dashboard', '/micro-pmsx', '//micro-pms/', 7]) actions.title(path, 'x');
  for (const text of ['', '  ', null, {}]) actions.title('/micro-pms/home', text);
  expect(titles).toEqual([
    ['/micro-pms/home', '江城产业园'],
    ['/micro-pms/home', '长'.repeat(60)],
  ]);
});

test('drafts are of its own pages only, under names of a decent length', () => {
  const { actions, kept } = world();
  const keeper = actions.drafts('/micro-pms/tenant?id=7', 'tenant 7');
  expect([kept, Object.isFrozen(keeper)]).toEqual([[['/micro-pms/tenant?id=7', 'tenant 7']], true]);
  for (const path of ['/dashboard', '//micro-pms/', '/micro-pmsx', null, 7])
    expect(actions.drafts(path, 'x')).toBe(NO_KEEPER);
  for (const name of [null, 7, {}, 'x'.repeat(MAX_MICRO_NAME + 1)])
    expect(actions.drafts('/micro-pms/tenant', name)).toBe(NO_KEEPER);
  expect(kept).toHaveLength(1);
});

test('it starts anew when the user has pressed something, and once', () => {
  const { actions, said, press } = world();
  actions.restart();
  expect(said.restarted).toBe(0);
  press();
  for (let i = 0; i < 1000; i += 1) actions.restart();
  expect(said.restarted).toBe(1);
});
