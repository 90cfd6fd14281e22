import { moveCard } from './moveCard';
import type { PlacedCard } from './useCardLayout';

const cards = (['diffOpen', 'alertOpen', 'fairSoon', 'newOrders'] as const).map((card): PlacedCard => ({
  card,
  hidden: false,
  wide: false,
}));
const after = (from: string, to: string) => moveCard(cards, from, to).map(({ card }) => card);

test('a card takes the place of another, forwards and backwards', () => {
  expect(after('diffOpen', 'fairSoon')).toEqual(['alertOpen', 'fairSoon', 'diffOpen', 'newOrders']);
  expect(after('fairSoon', 'diffOpen')).toEqual(['fairSoon', 'diffOpen', 'alertOpen', 'newOrders']);
  expect(after('alertOpen', 'alertOpen')).toEqual(cards.map(({ card }) => card));
  expect(after('alertOpen', 'unknown')).toEqual(cards.map(({ card }) => card));
});
