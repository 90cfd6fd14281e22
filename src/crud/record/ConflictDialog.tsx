import { Button, Modal, Radio, Table } from 'antd';
import { type ReactNode, useState } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
import { type Clash, mergeRecords } from './mergeRecords';
import { showValue } from './showValue';

type Fields = Readonly<Record<string, unknown>>;

/** How the values of a field are read, by its name: codes and ids say nothing to a person. */
export type Words = Readonly<Record<string, (value: unknown) => ReactNode>>;

interface Props {
  /** The record as both started from it, as the user has changed it, and as somebody else has saved it. */
  base: Fields;
  mine: Fields;
  theirs: Fields;
  who: string;
  when: string;
  labels: Readonly<Record<string, TextId>>;
  words?: Words | undefined;
  /** The user goes on with these values, which start from their version. */
  onMerge: (values: Fields) => void;
  /** The user takes their record as it is. */
  onDrop: () => void;
}

/** Another person saved first: shows both changes side by side, and nothing of the user's input is lost. */
export function ConflictDialog({ base, mine, theirs, who, when, labels, words = {}, onMerge, onDrop }: Props) {
  const text = useText();
  const { merged, clashes } = mergeRecords(base, mine, theirs);
  const [takeTheirs, setTakeTheirs] = useState<readonly string[]>([]);
  const choose = (field: string, side: 'mine' | 'theirs') =>
    setTakeTheirs((fields) => [...fields.filter((one) => one !== field), ...(side === 'theirs' ? [field] : [])]);
  const merge = () => onMerge({ ...merged, ...Object.fromEntries(takeTheirs.map((field) => [field, theirs[field]])) });
  const side = (clash: Clash, value: 'mine' | 'theirs') => (
    <Radio
      checked={takeTheirs.includes(clash.field) === (value === 'theirs')}
      onChange={() => choose(clash.field, value)}
    >
      {(words[clash.field] ?? showValue)(clash[value])}
    </Radio>
  );
  return (
    <Modal
      open
      width={720}
      title={text('crud.conflictTitle')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={[
        <Button key="drop" danger onClick={onDrop}>
          <T id="crud.conflictDrop" />
        </Button>,
        <Button key="merge" type="primary" onClick={merge}>
          <T id="crud.conflictApply" />
        </Button>,
      ]}
    >
      <p>
        <T id="crud.conflictHelp" values={{ who, when }} />
      </p>
      {clashes.length === 0 ? (
        <T id="crud.conflictNone" />
      ) : (
        <Table<Clash>
          size="small"
          rowKey="field"
          pagination={false}
          dataSource={clashes}
          columns={[
            {
              title: <T id="crud.conflictField" />,
              render: (_, { field }) => <T id={labels[field] ?? 'crud.conflictField'} />,
            },
            { title: <T id="crud.conflictTheirs" />, render: (_, clash) => side(clash, 'theirs') },
            { title: <T id="crud.conflictMine" />, render: (_, clash) => side(clash, 'mine') },
          ]}
        />
      )}
    </Modal>
  );
}
