/*
 * Stands for the provider of react-intl in the browser. The console hands its `Intl` on to Umi and asks it for texts
 * with strings and numbers in them, nothing else: numbers, dates and lists are written by `kit/format`. The original
 * asks the browser for its languages before anything is drawn, which loads all that it knows of them.
 */
import { ARGUMENT, LITERAL, PLURAL, POUND, parse } from './messageParser';

const NOTHING = {};
const plurals = new Map();
const numbers = new Map();
const parsed = new Map();

function kept(map, key, make) {
  if (!map.has(key)) map.set(key, make(key));
  return map.get(key);
}

const pluralOf = (locale, count) => kept(plurals, locale, () => new Intl.PluralRules(locale)).select(count);
const numberOf = (locale, count) => kept(numbers, locale, () => new Intl.NumberFormat(locale)).format(count);

/** What stands at one place of a text; `count` is that of the plural around it. */
function write(element, { locale, values, count }) {
  const { type, value: name, options } = element;
  if (type === LITERAL) return name;
  if (type === POUND) return numberOf(locale, count);
  if (!(name in values)) throw new Error(`${name} is not given.`);
  const value = values[name];
  if (type === ARGUMENT) return String(value ?? '');
  const chosen = type === PLURAL ? (options[`=${value}`] ?? options[pluralOf(locale, value)]) : options[value];
  const inner = { locale, values, count: Number(value) };
  return (chosen ?? options.other).value.map((part) => write(part, inner)).join('');
}

function format(message, locale, values) {
  // Most texts have nothing in them.
  if (!/[{']/.test(message)) return message;
  return kept(parsed, message, parse)
    .map((element) => write(element, { locale, values }))
    .join('');
}

function complain(problem) {
  if (process.env.NODE_ENV !== 'production') console.error(`[intl] ${problem}`);
}

/** A text that is missing is shown as its id, one that can not be put together as it stands. */
function formatMessage({ locale, messages }, { id, defaultMessage = '' }, values = NOTHING) {
  const known = messages[id];
  if (!known) complain(`There is no text ${id} in ${locale}.`);
  const message = known || defaultMessage;
  if (!message) return id;
  try {
    return format(message, locale, values);
  } catch (error) {
    complain(`${id} in ${locale}: ${error.message}`);
    return message;
  }
}

export function createIntl({ locale = 'en', messages = NOTHING }) {
  const config = { locale, messages };
  return { ...config, formatMessage: formatMessage.bind(null, config) };
}

/** Umi provides what `createIntl` makes. */
export default function IntlProvider() {
  throw new Error('This provider of react-intl has no twin (docs/adr/0009).');
}
