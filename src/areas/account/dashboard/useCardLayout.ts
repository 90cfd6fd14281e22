import { useState } from 'react';
import { CARD_IDS, type CardId } from '@/contract/account/dashboard';
import { savedViewApi, VIEW_SHARE } from '@/contract/account/saved-views';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { reloadViews, useViews } from '@/shared/saved-views/viewStore';

/** The cards are kept as lists keep their columns: order, what is hidden, width. */
const LIST_KEY = '/dashboard#cards';
const [NORMAL, WIDE] = [240, 480];

export interface PlacedCard {
  card: CardId;
  hidden: boolean;
  wide: boolean;
}

const isCard = (key: string): key is CardId => CARD_IDS.some((one) => one === key);

/** Cards in the user's order; cards that he has not placed yet come last. */
function placed(columns: readonly { key: string; hidden?: boolean | undefined; width?: number | undefined }[]) {
  const own = columns.flatMap(({ key, hidden = false, width = NORMAL }): PlacedCard[] =>
    isCard(key) ? [{ card: key, hidden, wide: width >= WIDE }] : [],
  );
  const known = new Set(own.map(({ card }) => card));
  return [...own, ...CARD_IDS.filter((one) => !known.has(one)).map((card) => ({ card, hidden: false, wide: false }))];
}

/** Order and size of the cards, as the user has them in every browser. */
export function useCardLayout() {
  const text = useText();
  const latest = useViews();
  // A new token makes the views load again: until they are here, the earlier ones hold.
  const [views, setViews] = useState(latest);
  if (latest && latest !== views) setViews(latest);
  const own = views?.find(
    ({ listKey, share, editable }) => listKey === LIST_KEY && share === VIEW_SHARE.own && editable,
  );
  return {
    isKnown: views !== undefined,
    isOwn: own !== undefined,
    cards: placed(own?.content.columns ?? []),
    async save(cards: readonly PlacedCard[]) {
      const columns = cards.map(({ card, hidden, wide }) => ({ key: card, hidden, width: wide ? WIDE : NORMAL }));
      await call(savedViewApi.save, {
        ...{ listKey: LIST_KEY, name: text('dayCards.layout'), share: VIEW_SHARE.own, isDefault: FLAG.yes },
        ...{ content: { filters: {}, columns }, ...(own ? { id: own.viewId, version: own.version } : {}) },
      });
      await reloadViews();
    },
    /** Restores the order and size that the product comes with. */
    async reset() {
      if (own) await call(savedViewApi.delete, { id: own.viewId, version: own.version });
      await reloadViews();
    },
  };
}
