import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { getLocale } from '@umijs/max';
import { createPluginManager } from '@@/core/plugin';
import { _LocaleContainer as LocaleContainer } from '@@/plugin-locale/locale';
import { loadScreenTexts } from './language';
import { chooseLanguage, matchLanguage } from './languages';
import { currentLanguage, LANGUAGES, startLanguage, switchLanguage, T, text, useText } from './index';

test('the cookie wins, then the browser, then English', () => {
  expect(chooseLanguage('ja', ['zh-CN'])).toBe('ja');
  expect(chooseLanguage('xx', ['fr', 'es-MX', 'zh-CN'])).toBe('es');
  expect(chooseLanguage(null, ['zh-TW'])).toBe('zh');
  expect(chooseLanguage(null, ['fr-FR', 'de'])).toBe('en');
  expect([undefined, '', 7, 'constructor', '__proto__'].map(matchLanguage)).toEqual(Array(5).fill(undefined));
});

function Probe() {
  const translate = useText();
  return (
    <p title={translate('signIn.codeWait', { seconds: 9 })}>
      <T id="shell.signOut" />
    </p>
  );
}

test('a switch reaches elements, strings, the document and the components, and is remembered', async () => {
  createPluginManager();
  document.cookie = 'language=zh; path=/';
  await startLanguage();
  render(
    <LocaleContainer>
      <Probe />
    </LocaleContainer>,
  );
  expect(screen.getByText('退出登录').title).toBe('9秒后重新获取');
  expect([document.title, document.documentElement.lang, getLocale()]).toEqual(['后台管理系统', 'zh-CN', 'zh-CN']);

  await act(() => switchLanguage('ja'));
  expect(screen.getByText('ログアウト').title).toBe('9秒後に再送信');
  expect(text('core.noPermission')).toBe('この操作の権限がありません');
  expect([document.title, document.documentElement.lang, currentLanguage()]).toEqual(['管理システム', 'ja-JP', 'ja']);
  expect(document.cookie).toContain('language=ja');
});

test('texts of a screen come with it, also those asked for at once, and follow the language', async () => {
  await switchLanguage('en');
  document.title = 'Users · Hubei';
  // The development build complains of it.
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(text('users.title')).toBe('users.title');
  complaints.mockRestore();
  await Promise.all([loadScreenTexts(['system/users']), loadScreenTexts(['system/roles'])]);
  expect([text('users.title'), text('roles.title')]).toEqual(['Users', 'Roles']);
  expect(document.title).toBe('Users · Hubei');
  await switchLanguage('es');
  expect([text('users.title'), text('roles.title')]).toEqual(['Usuarios', 'Roles']);
});

test('of two switches the later one wins, whichever loads first', async () => {
  await Promise.all([switchLanguage('es'), switchLanguage('en')]);
  expect(currentLanguage()).toBe('en');
  expect(document.cookie).toContain('language=en');
});

test('there are four languages', () => {
  expect(LANGUAGES.map(({ key }) => key)).toEqual(['zh', 'en', 'es', 'ja']);
});
