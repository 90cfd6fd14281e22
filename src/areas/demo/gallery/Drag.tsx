import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useText, withTexts } from '@/core/i18n';
import { Example } from '../shared/Example';
import styles from './Drag.module.css';
import { Gallery } from './Gallery';

/** A press moves nothing until the pointer has moved as well. */
const DISTANCE = { activationConstraint: { distance: 6 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

const ITEMS = ['ZH2026050001', 'ZH2026050002', 'ZH2026050003', 'ZH2026050004'];

function Item({ name }: { name: string }) {
  const text = useText();
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id: name });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <Button
        type="text"
        size="small"
        icon={<HolderOutlined />}
        {...attributes}
        {...listeners}
        aria-label={text('demo.dragHandle', { name })}
      />
      {name}
    </li>
  );
}

const row = (name: string) => <Item key={name} name={name} />;

function DragScreen() {
  const text = useText();
  const [items, setItems] = useState<readonly string[]>(ITEMS);
  const sensors = useSensors(useSensor(PointerSensor, DISTANCE), useSensor(KeyboardSensor, KEYS));
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [items.indexOf(String(active.id)), items.indexOf(String(over?.id))];
    if (to >= 0) setItems(arrayMove([...items], from, to));
  };
  return (
    <Gallery help="demo.dragHelp">
      <Example name="@dnd-kit/sortable">
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ screenReaderInstructions: { draggable: text('demo.dragHelp') } }}
          onDragEnd={drop}
        >
          <SortableContext items={[...items]} strategy={verticalListSortingStrategy}>
            <ol className={styles.items}>{items.map(row)}</ol>
          </SortableContext>
        </DndContext>
      </Example>
    </Gallery>
  );
}

/** /components/drag: an order that the pointer or the keyboard changes. */
export const Drag = withTexts(['demo/pages', 'demo/theme-designer'], DragScreen);
