import { Segmented, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { PageFault } from '@/contract/content/home/complete';
import type { ComponentType } from '@/contract/content/home/limits';
import { T, useText } from '@/core/i18n';
import type { Whose } from './company';
import { Canvas } from './Canvas';
import { ComponentActions } from './ComponentActions';
import { Library } from './Library';
import { Outline } from './Outline';
import type { Designing } from './editing/useEditing';
import type { ResolvedOf } from './resolvedWith';
import styles from './Designer.module.css';

const PropertyPanel = lazy(async () => ({ default: (await import('./panel/PropertyPanel')).PropertyPanel }));

interface Props {
  designing: Designing;
  faults: readonly PageFault[];
  isEditable: boolean;
  backgroundColor: string;
  resolvedOf: ResolvedOf;
  insert: (type: ComponentType) => void;
  /** On a company's page: whether each component is the head office's or the company's. */
  marks: ReadonlyMap<string, Whose>;
}

const COLUMNS = ['outline', 'canvas', 'panel'] as const;
type Column = (typeof COLUMNS)[number];
const LABELS = { outline: 'designer.column.outline', canvas: 'designer.canvas', panel: 'designer.properties' } as const;

function countByIndex(faults: readonly PageFault[]) {
  const counts = new Map<number, number>();
  for (const { index } of faults) counts.set(index, (counts.get(index) ?? 0) + 1);
  return counts;
}

/** Library and outline, canvas, properties: beside each other, or one at a time where there is no room. */
export function DesignerColumns({ designing, faults, isEditable, backgroundColor, resolvedOf, insert, marks }: Props) {
  const text = useText();
  const [column, setColumn] = useState<Column>('outline');
  const { editing, shown, carriedId, run, select, pickUp, putDown } = designing;
  const at = editing.page.findIndex(({ componentId }) => componentId === editing.selected);
  const component = editing.page[at];
  const actions = component && isEditable && (
    <ComponentActions
      {...{ component, position: at + 1, count: editing.page.length }}
      onCommand={(command) => run(command, 'outline')}
    />
  );
  return (
    <>
      <Segmented<Column>
        block
        className={styles.switch ?? ''}
        aria-label={text('designer.columns')}
        value={column}
        onChange={setColumn}
        options={COLUMNS.map((one) => ({ value: one, label: <T id={LABELS[one]} /> }))}
      />
      <div className={styles.columns} data-column={column}>
        <div className={styles.left}>
          <Library isEditable={isEditable} onInsert={insert} />
          <Outline
            {...{ carriedId, isEditable, actions, marks }}
            page={shown}
            selected={editing.selected}
            faults={countByIndex(faults)}
            onSelect={(componentId) => select(componentId)}
            onPickUp={(componentId) => (carriedId === componentId ? putDown('outline') : pickUp(componentId))}
          />
        </div>
        <Canvas
          {...{ backgroundColor, isEditable, resolvedOf }}
          page={shown}
          selected={editing.selected}
          onSelect={(componentId) => select(componentId)}
        />
        <section className={styles.right} aria-label={text('designer.properties')}>
          <Suspense fallback={<Skeleton active />}>
            <PropertyPanel
              key={editing.selected}
              component={component}
              faults={faults.filter(({ index }) => index === at && at >= 0)}
              isEditable={isEditable}
              onSet={(path, value) =>
                component && run({ action: 'set', componentId: component.componentId, path, value })
              }
            />
          </Suspense>
        </section>
      </div>
    </>
  );
}
