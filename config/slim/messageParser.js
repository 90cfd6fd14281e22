/*
 * Reads texts as intl-messageformat-parser does, in a seventh of its bytes: `{name}`, plural and select, doubled
 * apostrophes and quoted braces. Texts need no more; one that did would be an error here, which the test over all
 * catalogues finds before a user does.
 */
export const LITERAL = 0;
export const ARGUMENT = 1;
const SELECT = 5;
export const PLURAL = 6;
export const POUND = 7;

class Reader {
  #message;
  #at = 0;

  constructor(message) {
    this.#message = message;
  }

  get #char() {
    return this.#message[this.#at];
  }
  get #rest() {
    return this.#message.slice(this.#at);
  }

  /** What stands here; a pattern that does not match is an error in the text. */
  #take(pattern) {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#message)?.[0];
    if (found === undefined) throw new SyntaxError(`${this.#message} (${this.#at})`);
    this.#at = sticky.lastIndex;
    return found;
  }

  #literal(isNested, isPlural) {
    const quotes = isPlural ? /^'[{}#]/ : /^'[{}]/;
    const ends = (char) => char === '{' || (char === '}' && isNested) || (char === '#' && isPlural);
    let value = '';
    while (this.#char && !ends(this.#char)) {
      // Behind an apostrophe that quotes, up to the next one.
      if (quotes.test(this.#rest))
        value += this.#take(/'(?:[^']|'')*'?/)
          .replace(/^'|'$/g, '')
          .replaceAll("''", "'");
      else value += this.#take(/''|[^]/).replace("''", "'");
    }
    return { type: LITERAL, value };
  }

  #options(isPlural) {
    const options = {};
    while (this.#char !== '}') {
      const key = this.#take(/=\d+|\w+/);
      this.#take(/\s*\{/);
      options[key] = { value: this.elements(true, isPlural) };
      this.#take(/\}\s*/);
    }
    return options;
  }

  #pound() {
    this.#take(/#/);
    return { type: POUND };
  }

  #argument() {
    this.#take(/\{\s*/);
    const value = this.#take(/[^\s,{}]+/);
    const isPlain = this.#take(/\s*[,}]\s*?/).includes('}');
    if (isPlain) return { type: ARGUMENT, value };
    this.#take(/\s*/);
    const isPlural = this.#take(/(?:plural|select)(?=\s*,)/) === 'plural';
    this.#take(/\s*,\s*/);
    const options = this.#options(isPlural);
    this.#take(/\}/);
    return isPlural
      ? { type: PLURAL, pluralType: 'cardinal', value, offset: 0, options }
      : { type: SELECT, value, options };
  }

  elements(isNested, isPlural) {
    const found = [];
    while (this.#char && !(isNested && this.#char === '}')) {
      if (this.#char === '{') found.push(this.#argument());
      else if (isPlural && this.#char === '#') found.push(this.#pound());
      else found.push(this.#literal(isNested, isPlural));
    }
    return found;
  }
}

export const parse = (message) => new Reader(message).elements(false, false);
