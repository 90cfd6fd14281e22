import { Modal, Radio, Table } from 'antd';
import { useState } from 'react';
import type { RecordFields } from '../fields/fieldsOf';
import { shownValue } from '../fields/shownValue';
import { T, useText } from '../text';
import { type FieldConflict, mergeRecords } from './mergeRecords';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  /** The record as both started from it, with the user's changes, and as somebody else has saved it. */
  base: Values;
  mine: Values;
  theirs: Values;
  who: string;
  when: string;
  fields: RecordFields;
  /** The user continues with the merged values, based on the other person's version. */
  onMerge: (values: Values) => void;
  /** The user takes the other person's record as it is. */
  onDrop: () => void;
}

/** Another person saved first: shows both changes side by side, so that none of the user's input is lost. */
export function ConflictDialog({ base, mine, theirs, who, when, fields, onMerge, onDrop }: Props) {
  const text = useText();
  const { merged, conflicts } = mergeRecords(base, mine, theirs);
  const [takeTheirs, setTakeTheirs] = useState<readonly string[]>([]);
  const choose = (field: string, side: 'mine' | 'theirs') =>
    setTakeTheirs((chosen) => [...chosen.filter((one) => one !== field), ...(side === 'theirs' ? [field] : [])]);
  const merge = () => onMerge({ ...merged, ...Object.fromEntries(takeTheirs.map((field) => [field, theirs[field]])) });
  const nameOf = (field: string) => <T id={fields.labelOf(field) ?? 'kit.conflictField'} />;
  const side = (conflict: FieldConflict, value: 'mine' | 'theirs') => (
    <Radio
      name={`conflict ${conflict.field}`}
      checked={takeTheirs.includes(conflict.field) === (value === 'theirs')}
      onChange={() => choose(conflict.field, value)}
    >
      {shownValue(fields, conflict.field, conflict[value])}
    </Radio>
  );
  return (
    <Modal
      open
      width={720}
      title={text('kit.conflictTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      okText={text('kit.conflictApply')}
      cancelText={text('kit.conflictDrop')}
      cancelButtonProps={{ danger: true }}
      onOk={merge}
      onCancel={onDrop}
    >
      <p>
        <T id="kit.conflictHelp" values={{ who, when }} />
      </p>
      {conflicts.length === 0 ? (
        <T id="kit.conflictNone" />
      ) : (
        <Table<FieldConflict>
          size="small"
          rowKey="field"
          pagination={false}
          dataSource={conflicts}
          columns={[
            { title: <T id="kit.conflictField" />, render: (_, { field }) => nameOf(field) },
            // First what is chosen: the dialog opens with the focus on it.
            { title: <T id="kit.conflictMine" />, render: (_, conflict) => side(conflict, 'mine') },
            { title: <T id="kit.conflictTheirs" />, render: (_, conflict) => side(conflict, 'theirs') },
          ]}
        />
      )}
    </Modal>
  );
}
