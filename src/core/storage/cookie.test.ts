import { cookie } from './cookie';

const language = cookie('language');

afterEach(() => language.remove());

test('remembers a choice', () => {
  expect(language.read()).toBeNull();
  language.write('ja');
  expect(document.cookie).toContain('language=ja');
  expect(cookie('language').read()).toBe('ja');
});

test('survives a cookie that does not decode', () => {
  document.cookie = 'language=%E0%A4%A; path=/';
  expect(() => language.read()).not.toThrow();
});

test.each(['ignores', 'throws'])('remembers for the life of the tab where the browser %s', (how) => {
  const refuse = () => {
    if (how === 'throws') throw new DOMException('denied', 'SecurityError');
    return '';
  };
  const spies = [
    jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse),
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse),
  ];
  language.write('es');
  expect(language.read()).toBe('es');
  language.remove();
  expect(language.read()).toBeNull();
  for (const spy of spies.reverse()) spy.mockRestore();
});
