import { CARDS, type CardGroup } from '@/contract/account/dashboard';
import type { PlacedCard } from './useCardLayout';

export const isIn = (group: CardGroup) => {
  const members: readonly string[] = CARDS[group];
  return ({ card }: PlacedCard) => members.includes(card);
};

/** A card takes the place of another one of its group; the cards between them move up. */
export function moveCard(cards: readonly PlacedCard[], from: string, to: string): PlacedCard[] {
  const start = cards.findIndex(({ card }) => card === from);
  const end = cards.findIndex(({ card }) => card === to);
  const moved = cards[start];
  if (!moved || end < 0 || start === end) return [...cards];
  const rest = cards.filter((one) => one !== moved);
  return [...rest.slice(0, end), moved, ...rest.slice(end)];
}
