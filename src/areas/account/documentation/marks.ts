/** A piece of a help text: words, the label of a control, or a key of the keyboard. */
interface Part {
  kind: 'text' | 'label' | 'key';
  text: string;
}

export type Line = readonly Part[];

const MARK = /\{([\w.]+)\}|`([^`]+)`/g;

/** `{action.add}` becomes the label of that control, `` `Ctrl` `` a key. */
export function readMarks(text: string, label: (key: string) => string): Line {
  const parts: Part[] = [];
  let at = 0;
  const wordsTo = (end: number) => end > at && parts.push({ kind: 'text', text: text.slice(at, end) });
  for (const match of text.matchAll(MARK)) {
    wordsTo(match.index);
    const [whole, id, key = ''] = match;
    parts.push(id === undefined ? { kind: 'key', text: key } : { kind: 'label', text: label(id) });
    at = match.index + whole.length;
  }
  wordsTo(text.length);
  return parts;
}

/** The line as it is read. */
export const plain = (line: Line) => line.map(({ text }) => text).join('');
