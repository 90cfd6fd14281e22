import { type DragEvent, useState } from 'react';
import type { MenuRecord } from '@/contract/system/menus';
import { type Position, positionOf, type Zone } from './menuTree';
import styles from './menus.module.css';

/** The upper, middle or lower third of a row. */
function zoneAt({ clientY, currentTarget }: DragEvent): Zone {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = height > 0 ? (clientY - top) / height : 0.5;
  if (share < 1 / 3) return 'before';
  return share > 2 / 3 ? 'after' : 'inside';
}

interface Options {
  /** The whole tree. */
  menus: readonly MenuRecord[];
  expanded: readonly string[];
  onMove: (menuId: string, position: Position) => void;
}

/** Moves rows of the tree by dragging their handle; by keyboard and on a phone the dialog does it. */
export function useRowDrag({ menus, expanded, onMove }: Options) {
  const [moved, setMoved] = useState<string>();
  const [over, setOver] = useState<{ target: string; zone: Zone }>();
  const end = () => {
    setMoved(undefined);
    setOver(undefined);
  };
  const positionAt = (target: string, zone: Zone) =>
    moved === undefined ? undefined : positionOf(menus, { moved, target, zone, isOpen: expanded.includes(target) });
  return {
    handle: (menuId: string) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', menuId);
        const row = currentTarget.closest('tr');
        if (row) dataTransfer.setDragImage(row, 0, 0);
        setMoved(menuId);
      },
      onDragEnd: end,
    }),
    row: (target: string) => {
      const allowDrop = (event: DragEvent) => {
        const zone = zoneAt(event);
        if (!positionAt(target, zone)) {
          setOver(undefined);
          return;
        }
        event.preventDefault();
        if (over?.target !== target || over.zone !== zone) setOver({ target, zone });
      };
      return {
        className: moved === target ? (styles.moved ?? '') : over?.target === target ? (styles[over.zone] ?? '') : '',
        // Browsers ask at the border of each cell whether a drop is allowed.
        onDragEnter: allowDrop,
        onDragOver: allowDrop,
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          const position = positionAt(target, zoneAt(event));
          end();
          if (moved !== undefined && position) onMove(moved, position);
        },
      };
    },
  };
}
