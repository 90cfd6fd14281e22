import { LANGUAGES } from '@/core/i18n/languages';
import { textsOf } from '@tests/support/texts';
import { createIntl as original } from '@@/plugin-locale/localeExports';
import { createIntl } from './intl';
import { parse } from './messageParser';

interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
}

/** Names of what a text asks for, and the choices that it knows. */
function asked(elements: readonly Element[]): { names: string[]; choices: string[] } {
  const inner = elements.flatMap(({ options = {} }) => Object.values(options).map((option) => asked(option.value)));
  return {
    names: [
      ...elements.flatMap(({ type, value = '' }) => (type === 0 ? [] : [value])),
      ...inner.flatMap((one) => one.names),
    ],
    choices: [...elements.flatMap(({ options = {} }) => Object.keys(options)), ...inner.flatMap((one) => one.choices)],
  };
}

const VALUES = [0, 1, 2, 5, 11, 1_234_567, 0.5, '', 'a {b} # <i>c</i>'];

test.each(LANGUAGES.map(({ locale }) => locale))('writes every text of %s as the original does', (locale) => {
  const messages = textsOf(locale);
  const [own, other] = [createIntl, original].map((create) => create({ locale, messages }));
  let tried = 0;
  for (const [id, message] of Object.entries(messages)) {
    const { names, choices } = asked(parse(message));
    for (const value of names.length > 0 ? [...VALUES, ...choices] : ['']) {
      const values = Object.fromEntries(names.map((name) => [name, value]));
      // Where nothing is left of a text, the original shows its id.
      const wanted = other?.formatMessage({ id }, values);
      expect(own?.formatMessage({ id }, values)).toEqual(wanted === id ? '' : wanted);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(2_000);
});

test('what can not be written stands there all the same', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { formatMessage } = createIntl({ locale: 'en-US', messages: { open: 'a {b', name: 'of {name}' } });
  expect(formatMessage({ id: 'none' })).toBe('none');
  expect(formatMessage({ id: 'none', defaultMessage: 'of {name}' }, { name: 'x' })).toBe('of x');
  expect(formatMessage({ id: 'open' })).toBe('a {b');
  expect(formatMessage({ id: 'name' })).toBe('of {name}');
  expect(complain).toHaveBeenCalledTimes(4);
});
