import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { StoredComponent } from '@/contract/content/home/component';
import { T, useText } from '@/core/i18n';
import { kit } from '@kit/host';
import { HomePart, HomeSurface } from '../shared/home-view/HomePageView';
import type { PageParts } from './commands/command';
import { nameOf } from '../shared/page-words/componentName';
import { dragId, END } from './drag';
import type { ResolvedOf } from './resolvedWith';
import styles from './Designer.module.css';

interface Props {
  page: PageParts;
  selected: string | null;
  backgroundColor: string;
  isEditable: boolean;
  resolvedOf: ResolvedOf;
  onSelect: (componentId: string) => void;
}

interface PieceProps extends Omit<Props, 'page' | 'backgroundColor'> {
  component: StoredComponent;
  position: number;
  count: number;
  ms: number;
}

/** A component as the app shows it, covered by a button: nothing inside of it can be pressed. */
function CanvasPiece({ component, position, count, ms, ...props }: PieceProps) {
  const text = useText();
  const { componentId } = component;
  const { selected, isEditable, resolvedOf, onSelect } = props;
  const { setNodeRef, listeners, transform, transition } = useSortable({
    id: dragId('canvas', componentId),
    disabled: !isEditable,
  });
  const isSelected = selected === componentId;
  const name = nameOf(component, text);
  return (
    <li
      ref={setNodeRef}
      className={styles.piece}
      data-of={componentId}
      {...(isSelected ? { 'data-selected': '' } : {})}
      {...(component.visible === 0 ? { 'data-hidden': '' } : {})}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div inert>
        <HomePart component={component} resolved={resolvedOf(componentId)} ms={ms} />
      </div>
      <button
        type="button"
        className={styles.cover}
        tabIndex={isSelected || (selected === null && position === 1) ? 0 : -1}
        data-focus={componentId}
        aria-current={isSelected}
        aria-describedby="designer-keys"
        aria-label={text('designer.said.placed', { name, position, count })}
        title={name}
        onClick={() => onSelect(componentId)}
        {...listeners}
      />
    </li>
  );
}

type PiecesProps = Omit<Props, 'backgroundColor'>;

function Pieces({ page, ...props }: PiecesProps) {
  // A countdown stands still on the canvas.
  const [ms] = useState(() => kit().now());
  const ids = page.map(({ componentId }) => dragId('canvas', componentId));
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      <ol className={styles.pieces}>
        {page.map((component, i) => (
          <CanvasPiece
            key={component.componentId}
            {...{ component, ms }}
            position={i + 1}
            count={page.length}
            {...props}
          />
        ))}
      </ol>
    </SortableContext>
  );
}

/** The page as a phone of 375 px shows it (docs/domain/home-designer.md#canvas). */
export function Canvas({ backgroundColor, ...props }: Props) {
  const { setNodeRef } = useDroppable({ id: dragId('canvas', END) });
  return (
    <section className={styles.canvas} data-region="canvas" aria-labelledby="designer-canvas">
      <h2 id="designer-canvas" className={styles.heading}>
        <T id="designer.canvas" />
      </h2>
      <div className={styles.phone}>
        <HomeSurface backgroundColor={backgroundColor}>
          <Pieces {...props} />
          <div ref={setNodeRef} className={styles.end}>
            {props.page.length === 0 && <T id="designer.emptyPage" />}
          </div>
        </HomeSurface>
      </div>
    </section>
  );
}
