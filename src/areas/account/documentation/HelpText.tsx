import type { ReactNode } from 'react';
import type { Line } from './marks';
import { findWords } from './searchHelp';

interface Props {
  line: Line;
  /** Searched words, which are marked in the text. */
  words: readonly string[];
}

const ELEMENTS = {
  text: (content: ReactNode) => content,
  label: (content: ReactNode) => <b>{content}</b>,
  key: (content: ReactNode) => <kbd>{content}</kbd>,
};

/** A line of the documentation with its labels, keys, and the words that were looked for. */
export function HelpText({ line, words }: Props) {
  return line.map(({ kind, text }, i) => {
    const pieces = findWords(text, words).map((piece, j) =>
      piece.isFound ? <mark key={j}>{piece.text}</mark> : <span key={j}>{piece.text}</span>,
    );
    return <span key={i}>{ELEMENTS[kind](pieces)}</span>;
  });
}
