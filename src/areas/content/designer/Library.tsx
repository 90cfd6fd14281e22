import { useDraggable } from '@dnd-kit/core';
import { COMPONENT_TYPES, type ComponentType } from '@/contract/content/home/limits';
import { T } from '@/core/i18n';
import { TYPE_LABELS } from '../shared/page-words/componentName';
import { dragId } from './drag';
import { TYPE_ICONS } from './typeIcons';
import styles from './Designer.module.css';

interface Props {
  isEditable: boolean;
  onInsert: (type: ComponentType) => void;
}

function LibraryItem({ type, isEditable, onInsert }: Props & { type: ComponentType }) {
  const { setNodeRef, listeners } = useDraggable({ id: dragId('library', type), disabled: !isEditable });
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        className={styles.type}
        disabled={!isEditable}
        onClick={() => onInsert(type)}
        {...listeners}
      >
        <span aria-hidden>{TYPE_ICONS[type]}</span>
        <T id={TYPE_LABELS[type]} />
      </button>
    </li>
  );
}

/** The types of components: a click adds one behind the selected component, dragging adds it where it is dropped. */
export const Library = (props: Props) => (
  <section className={styles.library} data-region="library" aria-labelledby="designer-library">
    <h2 id="designer-library" className={styles.heading}>
      <T id="designer.library" />
    </h2>
    <ul className={styles.types}>
      {COMPONENT_TYPES.map((type) => (
        <LibraryItem key={type} type={type} {...props} />
      ))}
    </ul>
  </section>
);
