import { Button, Flex, Form, Select, Table } from 'antd';
import { useState } from 'react';
import type { Guest } from '@/contract/trade-fair/guests';
import { T, useText } from '@/core/i18n';

interface Option {
  value: number;
  label: string;
}

interface MoveProps {
  count: number;
  options: readonly Option[];
  onMove: (group: number) => void;
}

/** Several at once: a group of forty is not split by forty choices. */
function Move({ count, options, onMove }: MoveProps) {
  const text = useText();
  const [chosen, setChosen] = useState<number>();
  const group = options.some(({ value }) => value === chosen) ? chosen : options.at(-1)?.value;
  return (
    <Flex wrap gap="small" align="center" style={{ marginBlockEnd: 8 }}>
      <span role="status">{text('guestGroup.ticked', { count })}</span>
      <Select
        placeholder={<T id="select.choose" />}
        size="small"
        aria-label={text('guestGroup.moveTo')}
        value={group ?? null}
        options={[...options]}
        onChange={setChosen}
        style={{ width: 220 }}
      />
      <Button
        size="small"
        disabled={count === 0 || group === undefined}
        onClick={() => group !== undefined && onMove(group)}
      >
        <T id="guestGroup.move" />
      </Button>
    </Flex>
  );
}

/** Which group each guest comes into: ticked and moved together, or chosen one by one. */
export function SplitMembers({ guests }: { guests: readonly Guest[] }) {
  const text = useText();
  const form = Form.useFormInstance();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const names = Form.useWatch<string[] | undefined>('names') ?? [];
  const options = names.map((label, value) => ({ value, label }));
  const move = (group: number) => {
    for (const guestId of ticked) form.setFieldValue(['groupOf', guestId], group);
    setTicked([]);
  };
  return (
    <>
      <Move count={ticked.length} options={options} onMove={move} />
      <Table<Guest>
        size="small"
        rowKey="guestId"
        pagination={false}
        scroll={{ y: '40vh' }}
        dataSource={[...guests]}
        rowSelection={{
          selectedRowKeys: [...ticked],
          onChange: (keys) => setTicked(keys.map(String)),
          getCheckboxProps: ({ guestName }) => ({ 'aria-label': guestName }),
          getTitleCheckboxProps: () => ({ 'aria-label': text('guestGroup.tickAll') }),
        }}
        columns={[
          { dataIndex: 'guestName', title: <T id="guest.guestName" /> },
          { dataIndex: 'position', title: <T id="guest.position" /> },
          {
            key: 'group',
            title: <T id="guestGroup.partOf" />,
            render: (_, { guestId, guestName }) => (
              <Form.Item noStyle name={['groupOf', guestId]} initialValue={0}>
                <Select
                  placeholder={<T id="select.choose" />}
                  size="small"
                  aria-label={`${guestName} ${text('guestGroup.partOf')}`}
                  options={options}
                  style={{ width: 220 }}
                />
              </Form.Item>
            ),
          },
        ]}
      />
    </>
  );
}
