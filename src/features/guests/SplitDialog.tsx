import { Button, Flex, Input, Modal, Select, Table } from 'antd';
import { useState } from 'react';
import { type Guest, type GuestGroup, guestApi } from '@/contract/fair/guests';
import { call } from '@/core/http/call';
import { useCall } from '@/core/http/useCall';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';

const MOST = 500;

interface Props {
  tradeFairId: string;
  group: GuestGroup;
  onChanged: () => void;
  onClose: () => void;
}

/** Which part each guest comes into; those who were not moved stay in the first one. */
function useParts({ groupName }: GuestGroup, guests: readonly Guest[]) {
  const [names, setNames] = useState([groupName, `${groupName} 2`]);
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({});
  const partOf = ({ guestId }: Guest) => places[guestId] ?? 0;
  const groups = names.map((name, i) => ({
    groupName: name.trim(),
    guestIds: guests.filter((guest) => partOf(guest) === i).map(({ guestId }) => guestId),
    departmentId: null,
  }));
  return {
    names,
    groups,
    partOf,
    isGood: groups.every((part) => part.groupName !== '' && part.guestIds.length > 0),
    rename: (i: number, name: string) => setNames(names.map((one, at) => (at === i ? name : one))),
    add: () => setNames([...names, `${groupName} ${names.length + 1}`]),
    place: (guestId: string, i: number) => setPlaces({ ...places, [guestId]: i }),
  };
}

/** One group becomes several: each guest is in exactly one of them. */
export function SplitDialog({ tradeFairId, group, onChanged, onClose }: Props) {
  const text = useText();
  const { guestGroupId, version } = group;
  const { data } = useCall(guestApi.guestList, { tradeFairId, guestGroupId, pageNum: 1, pageSize: MOST });
  const guests = data?.records ?? [];
  const { names, groups, partOf, isGood, rename, add, place } = useParts(group, guests);
  const [pending, setPending] = useState(false);
  const split = async () => {
    setPending(true);
    try {
      await call(guestApi.splitGuestGroup, { tradeFairId, guestGroupId, version, groups });
      notifier.success(text('guestGroup.splitDone'));
      onChanged();
      onClose();
    } catch {
      // The http door has said why; the dialog stays.
      setPending(false);
    }
  };
  return (
    <Modal
      open
      width={720}
      title={text('guestGroup.splitTitle', { name: group.groupName })}
      okText={text('guestGroup.split')}
      cancelText={text('crud.cancel')}
      okButtonProps={{ disabled: !isGood, loading: pending }}
      keyboard={false}
      mask={{ closable: false }}
      onOk={() => void split()}
      onCancel={onClose}
    >
      <p>
        <T id="guestGroup.splitHelp" />
      </p>
      <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
        {groups.map(({ guestIds }, i) => (
          <Input
            key={i}
            aria-label={text('guestGroup.part', { n: i + 1 })}
            prefix={text('guestGroup.part', { n: i + 1 })}
            suffix={guestIds.length}
            maxLength={50}
            value={names[i] ?? ''}
            onChange={({ target }) => rename(i, target.value)}
          />
        ))}
        <Button size="small" onClick={add} disabled={names.length >= guests.length}>
          <T id="guestGroup.addPart" />
        </Button>
      </Flex>
      <Table<Guest>
        size="small"
        rowKey="guestId"
        pagination={false}
        loading={!data}
        scroll={{ y: '40vh' }}
        dataSource={guests}
        columns={[
          { dataIndex: 'guestName', title: <T id="guest.guestName" /> },
          { dataIndex: 'position', title: <T id="guest.position" /> },
          {
            key: 'part',
            title: <T id="guestGroup.partOf" />,
            render: (_, guest) => (
              <Select
                size="small"
                aria-label={`${guest.guestName} ${text('guestGroup.partOf')}`}
                value={partOf(guest)}
                onChange={(i) => place(guest.guestId, i)}
                options={names.map((name, i) => ({ value: i, label: name }))}
                style={{ width: 220 }}
              />
            ),
          },
        ]}
      />
    </Modal>
  );
}
