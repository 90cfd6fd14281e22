import { Button, Radio, Table } from 'antd';
import { useState } from 'react';
import type { StoredComponent } from '@/contract/content/home/component';
import { CONFLICT, type Conflict } from '@/contract/content/home/merge';
import { T, useText } from '@/core/i18n';
import { formatDate } from '@kit/format/date';
import { Dialog } from '@/ui/Dialog';
import type { PageParts } from '../commands/command';
import { nameOf } from '../../shared/page-words/componentName';
import { PageValue } from '../../shared/page-words/PageValue';
import { PathName } from '../../shared/page-words/PathName';
import { conflictsOf, keyOf, resolved, type Sides, valuesOf } from './conflicts';

interface Props {
  sides: Sides;
  who: string;
  when: string | undefined;
  onSettled: (page: PageParts) => void;
}

const named = (componentId: string | undefined, { mine, theirs, base }: Sides): StoredComponent | undefined =>
  [...mine, ...theirs, ...base].find((one) => one.componentId === componentId);

const isWhole = ({ path, kind }: Conflict) => path === '*' || kind === CONFLICT.baseRemoved;

/** The subject of a conflict: a value of a component, a whole component, or the order. */
function About({ conflict, sides }: { conflict: Conflict; sides: Sides }) {
  const text = useText();
  const component = named(conflict.componentId, sides);
  const name = component ? nameOf(component, text) : '';
  if (isWhole(conflict)) return name;
  return (
    <>
      {name && `${name} · `}
      <PathName path={conflict.path} />
    </>
  );
}

/** The value that one side has. */
function SideValue({ conflict, sides, side }: { conflict: Conflict; sides: Sides; side: 'mine' | 'theirs' }) {
  const text = useText();
  if (conflict.path === 'order') return sides[side].map((one) => nameOf(one, text)).join(' → ');
  const value = valuesOf(conflict, sides)[side];
  if (value === undefined) return <T id="designer.conflict.gone" />;
  return isWhole(conflict) ? <T id="designer.conflict.kept" /> : <PageValue path={conflict.path} value={value} />;
}

/** Two people have changed one page: each value that both have changed is decided, all other changes are kept. */
export function ConflictChoice({ sides, who, when, onSettled }: Props) {
  const text = useText();
  const conflicts = conflictsOf(sides);
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, isTheirs: boolean) => {
    const next = new Set(takeTheirs);
    if (isTheirs) next.add(key);
    else next.delete(key);
    setTakeTheirs(next);
  };
  const side = (conflict: Conflict, which: 'mine' | 'theirs') => {
    const key = keyOf(conflict);
    return (
      <Radio
        name={`conflict ${key}`}
        checked={takeTheirs.has(key) === (which === 'theirs')}
        onChange={() => choose(key, which === 'theirs')}
      >
        <SideValue {...{ conflict, sides }} side={which} />
      </Radio>
    );
  };
  return (
    <Dialog
      open
      width={900}
      title={text('kit.conflictTitle')}
      closable={false}
      footer={[
        <Button key="drop" danger onClick={() => onSettled(sides.theirs)}>
          <T id="kit.conflictDrop" />
        </Button>,
        <Button key="merge" type="primary" onClick={() => onSettled(resolved(sides, takeTheirs))}>
          <T id="kit.conflictApply" />
        </Button>,
      ]}
    >
      <p>
        <T id="kit.conflictHelp" values={{ who, when: formatDate(when, 'YMDHM') }} />
      </p>
      {conflicts.length === 0 ? (
        <T id="kit.conflictNone" />
      ) : (
        <Table<Conflict>
          size="small"
          rowKey={keyOf}
          pagination={false}
          dataSource={conflicts}
          columns={[
            { title: <T id="kit.conflictField" />, render: (_, conflict) => <About {...{ conflict, sides }} /> },
            // First what is chosen: the dialog opens with the focus on it.
            { title: <T id="kit.conflictMine" />, render: (_, conflict) => side(conflict, 'mine') },
            { title: <T id="kit.conflictTheirs" />, render: (_, conflict) => side(conflict, 'theirs') },
          ]}
        />
      )}
    </Dialog>
  );
}
