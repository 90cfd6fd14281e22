import { fold } from '@/core/input/fold';
import type { Area, Topic } from './contents';
import { plain } from './marks';

const MAX_WORDS = 8;

/** The words that are looked for, in the form in which texts are compared. */
export const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

const textOf = ({ title, paragraphs, steps }: Topic) => [title, ...paragraphs, ...steps].map(plain).join('\n');

/** The topics that hold every word, their area's title counted in; areas without a topic are left out. */
export function searchHelp(areas: readonly Area[], words: readonly string[]): readonly Area[] {
  if (words.length === 0) return areas;
  const holds = (text: string) => words.every((word) => fold(text).includes(word));
  return areas
    .map((area) => ({ ...area, topics: area.topics.filter((topic) => holds(`${area.title}\n${textOf(topic)}`)) }))
    .filter(({ topics }) => topics.length > 0);
}

interface Piece {
  text: string;
  isFound: boolean;
}

/** Cuts a text where the words stand in it, whatever their case, accents and widths. */
export function findWords(text: string, words: readonly string[]): Piece[] {
  // A character may fold to several, or to none: each of the folded text knows where it comes from.
  const characters = Array.from(text);
  const source = characters.flatMap((character, i) => Array.from(fold(character), () => i));
  const folded = Array.from(fold(characters.join('')));
  const found = new Set<number>();
  for (const word of words.map((one) => Array.from(one))) {
    for (let at = 0; at + word.length <= folded.length; at += 1) {
      if (word.every((character, i) => folded[at + i] === character))
        source.slice(at, at + word.length).forEach((i) => found.add(i));
    }
  }
  const pieces: Piece[] = [];
  for (const [i, character] of characters.entries()) {
    const last = pieces.at(-1);
    if (last?.isFound === found.has(i)) last.text += character;
    else pieces.push({ text: character, isFound: found.has(i) });
  }
  return pieces;
}
