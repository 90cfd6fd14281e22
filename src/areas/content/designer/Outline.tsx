import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { EyeInvisibleOutlined, HolderOutlined, LockOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { StoredComponent } from '@/contract/content/home/component';
import { T, useText } from '@/core/i18n';
import type { PageParts } from './commands/command';
import type { Whose } from './company';
import { nameOf } from '../shared/page-words/componentName';
import { dragId, END } from './drag';
import styles from './Designer.module.css';

interface Props {
  page: PageParts;
  selected: string | null;
  carriedId: string | null;
  /** How many faults each component has, by its position from 0. */
  faults: ReadonlyMap<number, number>;
  /** On a company's page: whether each component is the head office's or the company's. */
  marks: ReadonlyMap<string, Whose>;
  isEditable: boolean;
  onSelect: (componentId: string) => void;
  onPickUp: (componentId: string) => void;
  /** The buttons of the selected component. */
  actions: ReactNode;
}

interface RowProps extends Omit<Props, 'page' | 'faults' | 'marks'> {
  component: StoredComponent;
  position: number;
  count: number;
  missing: number;
  whose: Whose | undefined;
}

const WHOSE = {
  head: ['designer.mark.head', 'default'],
  own: ['designer.mark.own', 'blue'],
  undecided: ['designer.mark.undecided', 'red'],
} as const;

function Marks({ component, missing, whose }: Pick<RowProps, 'component' | 'missing' | 'whose'>) {
  const text = useText();
  return (
    <>
      {whose && (
        <Tag color={WHOSE[whose][1]}>
          <T id={WHOSE[whose][0]} />
        </Tag>
      )}
      {component.visible === 0 && <EyeInvisibleOutlined aria-label={text('designer.mark.hidden')} />}
      {Array.isArray(component.locked) && component.locked.length > 0 && (
        <LockOutlined aria-label={text('designer.mark.locked')} />
      )}
      {missing > 0 && (
        <Tag color="orange" title={text('designer.mark.missing', { count: missing })}>
          {missing}
        </Tag>
      )}
    </>
  );
}

function OutlineRow({ component, position, count, missing, whose, ...props }: RowProps) {
  const text = useText();
  const { componentId } = component;
  const { selected, carriedId, isEditable, onSelect, onPickUp, actions } = props;
  const { setNodeRef, listeners, transform, transition } = useSortable({
    id: dragId('outline', componentId),
    disabled: !isEditable,
  });
  const isSelected = selected === componentId;
  const name = nameOf(component, text);
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-of={componentId}
      {...(isSelected ? { 'data-selected': '' } : {})}
      {...(carriedId === componentId ? { 'data-carried': '' } : {})}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div className={styles.line}>
        <button
          type="button"
          className={styles.handle}
          tabIndex={isSelected ? 0 : -1}
          disabled={!isEditable}
          aria-label={text('designer.handle', { name })}
          title={text('designer.handle', { name })}
          aria-pressed={carriedId === componentId}
          onClick={() => onPickUp(componentId)}
          {...listeners}
        >
          <HolderOutlined />
        </button>
        <button
          type="button"
          className={styles.select}
          tabIndex={isSelected || (selected === null && position === 1) ? 0 : -1}
          data-focus={componentId}
          aria-current={isSelected}
          aria-describedby="designer-keys"
          onClick={() => onSelect(componentId)}
        >
          <span className={styles.position}>{position}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.hidden}>
            <T id="designer.of" values={{ position, count }} />
          </span>
          <Marks component={component} missing={missing} whose={whose} />
        </button>
      </div>
      {isSelected && actions}
    </li>
  );
}

/** The page as a list: each component with its position and its marks. */
export function Outline({ page, faults, marks, ...props }: Props) {
  const { setNodeRef } = useDroppable({ id: dragId('outline', END) });
  return (
    <section className={styles.outline} data-region="outline" aria-labelledby="designer-outline">
      <h2 id="designer-outline" className={styles.heading}>
        <T id="designer.outline" values={{ count: page.length }} />
      </h2>
      <p id="designer-keys" className={styles.hidden}>
        <T id="designer.keys" />
      </p>
      <SortableContext
        items={page.map(({ componentId }) => dragId('outline', componentId))}
        strategy={verticalListSortingStrategy}
      >
        <ol className={styles.rows}>
          {page.map((component, i) => (
            <OutlineRow
              key={component.componentId}
              component={component}
              position={i + 1}
              count={page.length}
              missing={faults.get(i) ?? 0}
              whose={marks.get(component.componentId)}
              {...props}
            />
          ))}
        </ol>
      </SortableContext>
      <div ref={setNodeRef} className={styles.end}>
        {page.length === 0 && <T id="designer.emptyPage" />}
      </div>
    </section>
  );
}
