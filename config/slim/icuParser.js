/*
 * Reads the message syntax that our texts use: {name}, plural and select, with # inside of a plural. The parser that
 * react-intl brings is fifteen times as large for dates, skeletons and good error messages (ADR 0009). The tests read
 * every text with both.
 */
const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

export class SyntaxError extends Error {}

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  /** Matches at this place and moves on. */
  take(pattern) {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }

  need(pattern) {
    const match = this.take(pattern);
    if (!match) throw new SyntaxError(`Unexpected text at ${this.at}: ${this.text}`);
    return match[1] ?? match[0];
  }

  isOver() {
    return this.at >= this.text.length;
  }
}

/** Text up to the next sign with a meaning; '' is one apostrophe, '{…' quotes what would have a meaning. */
function literal(reader, isPlural) {
  let value = '';
  for (;;) {
    const plain = reader.take(isPlural ? /[^'{}#]+/y : /[^'{}]+/y);
    if (plain) value += plain[0];
    else if (reader.take(/''/y)) value += "'";
    else {
      const quoted = reader.take(isPlural ? /'([{}#](?:[^']|'')*)(?:'|$)/y : /'([{}](?:[^']|'')*)(?:'|$)/y);
      if (quoted) value += quoted[1].replace(/''/g, "'");
      else if (reader.take(/'/y)) value += "'";
      else return value;
    }
  }
}

function options(reader, isPlural) {
  const found = {};
  do {
    const name = reader.need(isPlural ? /\s*(=\d+|\w+)\s*\{/y : /\s*(\w+)\s*\{/y);
    found[name] = { value: message(reader, isPlural) };
    reader.need(/\}\s*/y);
  } while (!reader.take(/\}/y));
  if (!found.other) throw new SyntaxError(`There is no "other" in: ${reader.text}`);
  return found;
}

function argument(reader) {
  const value = reader.need(/\{\s*(\w+)\s*/y);
  if (reader.take(/\}/y)) return { type: ARGUMENT, value };
  const kind = reader.need(/,\s*(plural|selectordinal|select)\s*,/y);
  if (kind === 'select') return { type: SELECT, value, options: options(reader, false) };
  const offset = Number(reader.take(/\s*offset:(\d+)/y)?.[1] ?? 0);
  const pluralType = kind === 'plural' ? 'cardinal' : 'ordinal';
  return { type: PLURAL, pluralType, value, offset, options: options(reader, true) };
}

function message(reader, isPlural) {
  const elements = [];
  while (!reader.isOver() && reader.text[reader.at] !== '}') {
    const text = literal(reader, isPlural);
    if (text) elements.push({ type: LITERAL, value: text });
    else if (isPlural && reader.take(/#/y)) elements.push({ type: POUND });
    else elements.push(argument(reader));
  }
  return elements;
}

export function pegParse(text) {
  const reader = new Reader(text);
  const elements = message(reader, false);
  if (!reader.isOver()) throw new SyntaxError(`Unexpected text at ${reader.at}: ${text}`);
  return elements;
}
