import fc from 'fast-check';
import { check } from '@tests/support/property';
import { USER } from '@tests/support/user';
import { errorLog, report } from '../error-log/errorLog';
import { parseSession } from './parseSession';
import { session, SIGNED_OUT } from './session';

const button = (code: string, pageKey = code.split('_')[0] ?? '') => ({
  buttonRef: code,
  buttonCode: code,
  pageKey,
  buttonName: '',
});

beforeEach(() => session.clear());

test('the stages of a sign-in', () => {
  const account = { loginName: 'op.hubei', realName: '', staffId: '', i9Phone: '', personId: '', branchName: '' };
  expect(session.stage()).toBe('out');
  session.choose('pre_1', [account]);
  expect(session.stage()).toBe('choosing');
  session.enter('tok_1', USER);
  expect(session.stage()).toBe('in');
  expect(session.get()).toMatchObject({
    name: '陈思远',
    loginName: 'op.hubei',
    staffId: 'S00102',
    lastSelectBranchId: 'FDB01',
    branchId: '',
    accountList: [account],
  });
});

test('token and branch change together, and each new token is a new generation', () => {
  session.enter('tok_1', USER);
  const before = [session.generation(), session.signIns()];
  session.setSettingBranch('FDB01');
  const seen: string[] = [];
  const stop = session.subscribe(() => seen.push(`${session.get().token} ${session.get().branchId}`));
  session.enterBranch('tok_2', 'FDB01', '襄阳');
  stop();
  expect(seen).toEqual(['tok_2 FDB01']);
  expect([session.generation(), session.signIns()]).toEqual([Number(before[0]) + 1, before[1]]);
  expect(session.get().settingBranchId).toBe('');
});

test('a reload takes the session up again; a logout leaves nothing', () => {
  session.enter('tok_secret', USER);
  session.enterBranch('tok_secret', 'FDB', '湖北');
  session.setButtons({ headerButtonList: [button('tradeFairManage_add')], tableButtonList: [] });
  const before = session.get();
  session.restore();
  expect(session.get()).toEqual(before);
  session.clear();
  expect([session.get(), sessionStorage.length]).toEqual([SIGNED_OUT, 0]);
});

test('the token is in sessionStorage and nowhere else', () => {
  session.enter('tok_very_secret', USER);
  report('script', 'failed with tok_very_secret');
  expect(Object.values(sessionStorage).join()).toContain('tok_very_secret');
  const elsewhere = [
    JSON.stringify(localStorage),
    document.cookie,
    window.location.href,
    JSON.stringify(errorLog.get()),
  ];
  expect(elsewhere.join()).not.toContain('tok_very_secret');
});

test('nothing that could be stored breaks the start', () => {
  session.enter('tok_1', USER);
  const whole: Record<string, unknown> = { ...session.get() };
  check(
    fc.property(
      fc.constantFrom(...Object.keys(whole)),
      fc.oneof(fc.jsonValue(), fc.constant(undefined)),
      (key, value) => {
        const parsed = parseSession({ ...whole, [key]: value });
        if (!parsed) {
          expect(key).toBe('token');
          return;
        }
        expect(Object.keys(parsed).sort()).toEqual(Object.keys(SIGNED_OUT).sort());
        expect(parseSession(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
        expect(parsed.token).toMatch(/^[\x21-\x7e]+$/);
      },
    ),
    { runs: 500 },
  );
  for (const text of ['', '{', 'null', '[]', '{"token":5}', '{"token":"a\\nb"}', '"tok"']) {
    sessionStorage.setItem('branch-admin:session', text);
    session.restore();
    expect(session.stage()).toBe('out');
  }
});
