import { SettingOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { type CardGroup, dashboardApi, type DayCard } from '@/contract/account/dashboard';
import { T, type TextId, withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { CardTile } from './CardTile';
import styles from './DayCards.module.css';
import { isIn } from './moveCard';
import { type PlacedCard, useCardLayout } from './useCardLayout';

const OrderTrend = lazy(async () => ({ default: (await import('./OrderTrend')).OrderTrend }));
const CardEditor = lazy(async () => ({ default: (await import('./CardEditor')).CardEditor }));

const GROUPS: readonly (readonly [CardGroup, TextId])[] = [
  ['waiting', 'dayCards.waiting'],
  ['figures', 'dayCards.figures'],
  ['changes', 'dayCards.changes'],
];

/** The edited order of the cards, while it is not saved. */
function useEditing() {
  const layout = useCardLayout();
  const [draft, setDraft] = useState<PlacedCard[]>();
  const [isBusy, setBusy] = useState(false);
  const ended = (work: () => Promise<void>) => async () => {
    setBusy(true);
    // `call` has shown the failure; the edited order stays.
    await work().then(
      () => setDraft(undefined),
      () => undefined,
    );
    setBusy(false);
  };
  return {
    ...{ layout, draft, setDraft, isBusy, cards: draft ?? layout.cards },
    save: ended(() => layout.save(draft ?? layout.cards)),
    reset: ended(layout.reset),
  };
}

function Tools({ editing }: { editing: ReturnType<typeof useEditing> }) {
  const { layout, draft, setDraft, isBusy, save, reset } = editing;
  if (!draft)
    return (
      <Button size="small" icon={<SettingOutlined />} onClick={() => setDraft(layout.cards)}>
        <T id="dayCards.arrange" />
      </Button>
    );
  return (
    <Flex gap="small" wrap>
      <Button size="small" disabled={isBusy || !layout.isOwn} onClick={() => void reset()}>
        <T id="dayCards.reset" />
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setDraft(undefined)}>
        <T id="kit.cancel" />
      </Button>
      <Button size="small" type="primary" loading={isBusy} onClick={() => void save()}>
        <T id="dayCards.save" />
      </Button>
    </Flex>
  );
}

interface TilesProps extends Pick<ReturnType<typeof useEditing>, 'draft' | 'setDraft'> {
  shown: readonly PlacedCard[];
  known: ReadonlyMap<string, DayCard>;
  onRetry: () => void;
}

function Tiles({ shown, known, draft, setDraft, onRetry }: TilesProps) {
  if (draft)
    return (
      <div className={styles.tiles}>
        <Suspense fallback={<Skeleton active />}>
          <CardEditor shown={shown} all={draft} onChange={setDraft} />
        </Suspense>
      </div>
    );
  return (
    <div className={styles.tiles}>
      {shown.map(({ card, wide }) => {
        const one = known.get(card);
        return one && <CardTile key={card} card={one} wide={wide} onRetry={onRetry} />;
      })}
    </div>
  );
}

function Cards() {
  const { data, error, refresh } = useCall(dashboardApi.cards, {});
  const editing = useEditing();
  if (error && !data) return <LoadFailed error={error} onRetry={refresh} />;
  if (!data || !editing.layout.isKnown)
    return (
      <Card size="small">
        <Skeleton active paragraph={{ rows: 3 }} />
      </Card>
    );
  if (data.length === 0) return null;
  const known = new Map(data.map((one) => [one.card, one]));
  const { cards, draft, setDraft } = editing;
  const groups = GROUPS.map(([group, title]) => ({
    ...{ group, title },
    shown: cards.filter((one) => isIn(group)(one) && known.has(one.card) && (draft || !one.hidden)),
  })).filter(({ shown }) => shown.length > 0);
  return (
    <Flex vertical gap="middle">
      <Card size="small" title={<T id="dayCards.title" />} extra={<Tools editing={editing} />}>
        {groups.length === 0 && <T id="dayCards.allHidden" />}
        {groups.map(({ group, title, shown }) => (
          <section key={group} aria-labelledby={`cards-${group}`}>
            <h2 id={`cards-${group}`} className={styles.group}>
              <T id={title} />
            </h2>
            <Tiles {...{ shown, known, draft, setDraft }} onRetry={refresh} />
          </section>
        ))}
      </Card>
      {/* Users who may search orders may see them by the day. */}
      {known.has('todayOrders') && (
        <Suspense fallback={<Card size="small" loading />}>
          <OrderTrend />
        </Suspense>
      )}
    </Flex>
  );
}

/** What waits for the user, his figures, and what has come since yesterday (docs/domain/account.md#cards). */
export const DayCards = withTexts(['account/day-cards'], Cards);
