import { createContext, type KeyboardEvent, type PointerEvent, type ThHTMLAttributes, use, useRef } from 'react';
import { COLUMN_WIDTH } from '@/contract/account/saved-views';
import { useText } from '@/core/i18n';
import styles from './HeaderCell.module.css';

/** Pixels per press of an arrow key; five times as many with Shift. */
const STEP = 10;

interface Resizing {
  widthOf: (key: string) => number;
  /** Undefined: the width that the screen gives it. */
  onResize: (key: string, width: number | undefined) => void;
}

/** Omit if the column has a fixed width. */
export const ResizingContext = createContext<Resizing | undefined>(undefined);

type Props = ThHTMLAttributes<HTMLTableCellElement> & { 'data-column'?: string };

/** A column title that resizes its column, by dragging its edge or by the arrow keys on it. */
export function HeaderCell({ children, ...props }: Props) {
  const column = props['data-column'];
  const resizing = use(ResizingContext);
  return (
    <th {...props}>
      {children}
      {resizing && column && <Edge column={column} {...resizing} />}
    </th>
  );
}

const widthAt = (edge: Element) => edge.closest('th')?.offsetWidth ?? 0;

function Edge({ column, widthOf, onResize }: Resizing & { column: string }) {
  const text = useText();
  const drag = useRef<{ from: number; width: number }>(undefined);
  const begin = ({ currentTarget: edge, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    drag.current = { from: clientX, width: widthAt(edge) || widthOf(column) };
    // Dragging continues outside of the edge; the click that ends it must not sort.
    edge.setPointerCapture(pointerId);
  };
  const move = ({ currentTarget: edge, clientX }: PointerEvent<HTMLElement>) => {
    if (drag.current) edge.style.transform = `translateX(${clientX - drag.current.from}px)`;
  };
  const end = ({ currentTarget: edge, type, clientX }: PointerEvent<HTMLElement>) => {
    const { from = clientX, width = 0 } = drag.current ?? {};
    drag.current = undefined;
    edge.style.transform = '';
    if (type === 'pointerup' && clientX !== from) onResize(column, width + clientX - from);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Keys on the title would sort.
    if (event.key !== 'Tab') event.stopPropagation();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') onResize(column, undefined);
    if (step === undefined) return;
    event.preventDefault();
    onResize(column, widthOf(column) + step * STEP * (event.shiftKey ? 5 : 1));
  };
  return (
    <span
      role="separator"
      tabIndex={0}
      className={styles.edge}
      aria-label={text('kit.resize')}
      aria-orientation="vertical"
      aria-valuenow={widthOf(column)}
      aria-valuemin={COLUMN_WIDTH.least}
      aria-valuemax={COLUMN_WIDTH.most}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => onResize(column, undefined)}
    />
  );
}
