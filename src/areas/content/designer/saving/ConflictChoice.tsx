import { Button, Modal, Radio, Table } from 'antd';
import { useState } from 'react';
import type { StoredComponent } from '@/contract/content/home/component';
import { CONFLICT, type Conflict } from '@/contract/content/home/merge';
import { T, type Translate, useText } from '@/core/i18n';
import { formatDate } from '@kit/format/date';
import type { PageParts } from '../commands/command';
import { nameOf } from '../commands/sayings';
import { fieldLabel } from '../fieldLabels';
import { conflictsOf, keyOf, resolved, type Sides, valuesOf } from './conflicts';
import { summaryOf } from './summary';

interface Props {
  sides: Sides;
  who: string;
  when: string | undefined;
  onSettled: (page: PageParts) => void;
}

const named = (componentId: string | undefined, { mine, theirs, base }: Sides): StoredComponent | undefined =>
  [...mine, ...theirs, ...base].find((one) => one.componentId === componentId);

/** What a conflict is about: a value of a component, all of one, or the order. */
function aboutOf({ componentId, path, kind }: Conflict, { sides, text }: { sides: Sides; text: Translate }) {
  if (path === 'order') return text('designer.conflict.order');
  const component = named(componentId, sides);
  const name = component ? nameOf(component, text) : '';
  const isWhole = path === '*' || kind === CONFLICT.baseRemoved;
  return isWhole ? name : `${name} · ${fieldLabel(path, text)}`;
}

function shown(conflict: Conflict, side: 'mine' | 'theirs', { sides, text }: { sides: Sides; text: Translate }) {
  if (conflict.path === 'order') return sides[side].map((one) => nameOf(one, text)).join(' → ');
  const value = valuesOf(conflict, sides)[side];
  const isWhole = conflict.path === '*' || conflict.kind === CONFLICT.baseRemoved;
  return isWhole && value !== undefined ? text('designer.conflict.kept') : summaryOf(value, text);
}

/** Two people have changed one page: each value that both have changed is decided, all else stands beside each other. */
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
        name={`${which} ${key}`}
        checked={takeTheirs.has(key) === (which === 'theirs')}
        onChange={() => choose(key, which === 'theirs')}
      >
        {shown(conflict, which, { sides, text })}
      </Radio>
    );
  };
  return (
    <Modal
      open
      width={820}
      title={text('kit.conflictTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
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
            { title: <T id="kit.conflictField" />, render: (_, conflict) => aboutOf(conflict, { sides, text }) },
            { title: <T id="kit.conflictTheirs" />, render: (_, conflict) => side(conflict, 'theirs') },
            { title: <T id="kit.conflictMine" />, render: (_, conflict) => side(conflict, 'mine') },
          ]}
        />
      )}
    </Modal>
  );
}
