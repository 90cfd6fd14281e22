import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
import styles from './panel.module.css';

interface Props<P> {
  label: TextId;
  addLabel: TextId;
  pieces: readonly P[];
  max: number;
  fresh: () => P;
  onChange: (pieces: P[]) => void;
  children: (piece: P, change: (changed: Partial<P>) => void, index: number) => ReactNode;
}

/** A button of a piece; `to` is the new position of the piece, null removes it. */
interface Act {
  icon: ReactNode;
  label: TextId;
  at: number;
  to: number | null;
  isOff?: boolean;
}

function moved<P>(pieces: readonly P[], from: number, to: number) {
  const others = pieces.filter((_, i) => i !== from);
  return [...others.slice(0, to), ...pieces.slice(from, from + 1), ...others.slice(to)];
}

/** Moves the focus to a piece that was added or moved; after a removal to the button that adds. */
function usePieceFocus() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | 'add' | null>(null);
  useEffect(() => {
    const at = wanted.current;
    wanted.current = null;
    if (at === null || !list.current) return;
    const piece = at === 'add' ? null : list.current.querySelector(`[data-piece="${at}"]`);
    const target = piece ? piece.querySelector<HTMLElement>('button:not(:disabled), input') : null;
    (target ?? list.current.querySelector<HTMLElement>(':scope > button'))?.focus();
  });
  return {
    list,
    expect: (at: number | 'add') => {
      wanted.current = at;
    },
  };
}

/** The pieces of a component, such as the pictures of a banner, in their order. */
export function PieceList<P extends object>({ label, addLabel, pieces, max, fresh, onChange, children }: Props<P>) {
  const text = useText();
  const { list, expect } = usePieceFocus();
  const last = pieces.length - 1;
  const act = ({ icon, label: name, at, to, isOff = false }: Act) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      disabled={isOff}
      aria-label={text(name, { piece: at + 1 })}
      title={text(name, { piece: at + 1 })}
      onClick={() => {
        expect(to ?? 'add');
        onChange(to === null ? pieces.filter((_, i) => i !== at) : moved(pieces, at, to));
      }}
    />
  );
  return (
    <div ref={list} className={styles.pieces}>
      <span className={styles.label}>
        <T id={label} />
      </span>
      {pieces.map((piece, at) => (
        // Pieces have no ids of their own: their position is what tells them apart.
        <div
          key={at}
          className={styles.piece}
          data-piece={at}
          role="group"
          aria-label={text('designer.piece', { piece: at + 1 })}
        >
          <div className={styles.pieceHead}>
            <span>
              <T id="designer.piece" values={{ piece: at + 1 }} />
            </span>
            {act({ icon: <ArrowUpOutlined />, label: 'designer.pieceUp', at, to: at - 1, isOff: at === 0 })}
            {act({ icon: <ArrowDownOutlined />, label: 'designer.pieceDown', at, to: at + 1, isOff: at === last })}
            {act({ icon: <DeleteOutlined />, label: 'designer.pieceRemove', at, to: null })}
          </div>
          {children(
            piece,
            (changed) => onChange(pieces.map((one, i) => (i === at ? { ...one, ...changed } : one))),
            at,
          )}
        </div>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined />}
        disabled={pieces.length >= max}
        onClick={() => {
          expect(pieces.length);
          onChange([...pieces, fresh()]);
        }}
      >
        <T id={addLabel} values={{ max }} />
      </Button>
    </div>
  );
}
