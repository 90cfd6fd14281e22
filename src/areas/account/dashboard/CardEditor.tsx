import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ColumnWidthOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
} from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { T, type TextId, useText } from '@/core/i18n';
import { CARD_NAMES } from './cardNames';
import styles from './DayCards.module.css';
import { moveCard } from './moveCard';
import type { PlacedCard } from './useCardLayout';

interface Props {
  /** The cards of one group that the user may see. */
  shown: readonly PlacedCard[];
  all: readonly PlacedCard[];
  onChange: (cards: PlacedCard[]) => void;
}

/**
 * Keeps the focus on the button of a moved card; at the end of the row, where it is disabled, on the button of the
 * other direction.
 */
function pressed({ currentTarget: button }: MouseEvent<HTMLElement>, act: () => void) {
  flushSync(act);
  const next = button.matches(':disabled') ? button.parentElement?.querySelector('button:enabled') : button;
  if (next instanceof HTMLElement) next.focus();
}

/** The cards of a group while they are put in order: by buttons, or by dragging. */
export function CardEditor({ shown, all, onChange }: Props) {
  const text = useText();
  const [dragged, setDragged] = useState<string>();
  const set = (card: string, values: Partial<PlacedCard>) =>
    onChange(all.map((one) => (one.card === card ? { ...one, ...values } : one)));
  return shown.map((one, index) => {
    const { card, hidden, wide } = one;
    const button = (label: TextId, icon: ReactNode, act: (() => void) | undefined) => (
      <Button
        size="small"
        type="text"
        icon={icon}
        disabled={!act}
        aria-label={`${text(CARD_NAMES[card])} ${text(label)}`}
        title={text(label)}
        onClick={(event) => act && pressed(event, act)}
      />
    );
    const towards = (other: PlacedCard | undefined) => other && (() => onChange(moveCard(all, card, other.card)));
    return (
      <div
        key={card}
        draggable
        className={`${styles.tile} ${styles.edited} ${wide ? styles.wide : ''} ${hidden ? styles.hidden : ''}`}
        onDragStart={() => setDragged(card)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={() =>
          dragged && shown.some((other) => other.card === dragged) && onChange(moveCard(all, dragged, card))
        }
      >
        <span className={styles.name}>
          <T id={CARD_NAMES[card]} />
        </span>
        <Flex gap={4} wrap>
          {button('dayCards.earlier', <ArrowLeftOutlined />, towards(shown[index - 1]))}
          {button('dayCards.later', <ArrowRightOutlined />, towards(shown[index + 1]))}
          {button(wide ? 'dayCards.narrow' : 'dayCards.wide', <ColumnWidthOutlined />, () =>
            set(card, { wide: !wide }),
          )}
          {button(hidden ? 'dayCards.show' : 'dayCards.hide', hidden ? <EyeOutlined /> : <EyeInvisibleOutlined />, () =>
            set(card, { hidden: !hidden }),
          )}
        </Flex>
      </div>
    );
  });
}
