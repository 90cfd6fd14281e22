/** A piece of a help text: words, the label of a control, or a key of the keyboard. */
interface Piece {
  kind: 'text' | 'label' | 'key';
  text: string;
}

export type Line = readonly Piece[];

const MARK = /\{([\w.]+)\}|`([^`]+)`/g;

/** `{action.add}` becomes the label of that control, `` `Ctrl` `` a key. */
export function readMarks(text: string, label: (key: string) => string): Line {
  const pieces: Piece[] = [];
  let at = 0;
  const textTo = (end: number) => end > at && pieces.push({ kind: 'text', text: text.slice(at, end) });
  for (const match of text.matchAll(MARK)) {
    textTo(match.index);
    const [whole, id, key = ''] = match;
    pieces.push(id === undefined ? { kind: 'key', text: key } : { kind: 'label', text: label(id) });
    at = match.index + whole.length;
  }
  textTo(text.length);
  return pieces;
}

/** The line as it is read. */
export const plain = (line: Line) => line.map(({ text }) => text).join('');
