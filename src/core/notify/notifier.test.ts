import { ERROR_SECONDS, type Notice, notifier } from './notifier';

let shown: Notice[];
const sink = { show: (notice: Notice) => void shown.push(notice), clear: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: [] });
  shown = [];
  notifier.clear();
  notifier.connect(sink);
  sink.clear.mockClear();
});
afterEach(() => jest.useRealTimers());

test('twenty equal failures within five seconds are one message of five seconds', () => {
  for (let i = 0; i < 20; i += 1) notifier.error('服务器请求失败');
  notifier.error('请求失败');
  expect(shown).toEqual([
    { kind: 'error', text: '服务器请求失败', seconds: 5 },
    { kind: 'error', text: '请求失败', seconds: 5 },
  ]);
  jest.advanceTimersByTime(ERROR_SECONDS * 1000 - 1);
  notifier.error('服务器请求失败');
  expect(shown).toHaveLength(2);
  jest.advanceTimersByTime(1);
  notifier.error('服务器请求失败');
  expect(shown).toHaveLength(3);
});

test('each success is told', () => {
  notifier.success('保存成功！');
  notifier.success('保存成功！');
  notifier.info('a', 1);
  notifier.warning('暂无此项权限');
  expect(shown.map(({ kind }) => kind)).toEqual(['success', 'success', 'info', 'warning']);
});

test('nothing is said with an empty text', () => {
  notifier.error('');
  expect(shown).toEqual([]);
});

test('what is said before the first render waits for it', () => {
  notifier.connect(sink)();
  notifier.error('early');
  expect(shown).toEqual([]);
  notifier.connect(sink);
  expect(shown.map(({ text }) => text)).toEqual(['early']);
});

test('a new sign-in starts without the messages of the last one', () => {
  notifier.error('登录已过期，请重新登录');
  notifier.clear();
  expect(sink.clear).toHaveBeenCalledTimes(1);
  notifier.error('登录已过期，请重新登录');
  expect(shown).toHaveLength(2);
});

test('work under way shows until it is done', () => {
  const close = jest.fn();
  const shown: Notice[] = [];
  const disconnect = notifier.connect({
    show(notice) {
      shown.push(notice);
      return close;
    },
    clear: jest.fn(),
  });
  const done = notifier.loading('a');
  expect(shown).toEqual([{ kind: 'loading', text: 'a', seconds: 0 }]);
  expect(close).not.toHaveBeenCalled();
  done();
  expect(close).toHaveBeenCalledTimes(1);
  disconnect();
  expect(() => notifier.loading('b')()).not.toThrow();
});
