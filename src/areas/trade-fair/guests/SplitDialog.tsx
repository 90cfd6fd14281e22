import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { type Guest, type GuestGroup, guestApi } from '@/contract/trade-fair/guests';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { Waiting } from '@/ui/Waiting';
import { groupFields } from './guestFields';
import { SplitMembers } from './SplitMembers';

const PAGE_SIZE = 500;

interface Split {
  names: string[];
  /** The position of each guest's new group; guests who were not moved stay in the first. */
  groupOf?: Readonly<Record<string, number>>;
}

const membersOf = (guests: readonly Guest[], groupOf: Split['groupOf'], i: number) =>
  guests.filter(({ guestId }) => (groupOf?.[guestId] ?? 0) === i).map(({ guestId }) => guestId);

/** The new groups by name, each with the number of its guests. */
function Names({ guests, groupName }: { guests: readonly Guest[]; groupName: string }) {
  const text = useText();
  const groupOf = Form.useWatch<Split['groupOf']>('groupOf');
  const hasGuests = (i: number) => ({
    validator: () =>
      membersOf(guests, groupOf, i).length > 0 ? Promise.resolve() : Promise.reject(new Error('empty')),
    message: <T id="guestGroup.emptyPart" />,
  });
  return (
    <Form.List name="names">
      {(names, { add }) => (
        <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
          {names.map(({ key, name }) => (
            <Form.Item
              key={key}
              name={name}
              messageVariables={{ label: text('guestGroup.groupName') }}
              rules={[{ required: true, whitespace: true }, hasGuests(name)]}
              style={{ margin: 0 }}
            >
              <Input
                aria-label={text('guestGroup.part', { n: name + 1 })}
                prefix={text('guestGroup.part', { n: name + 1 })}
                suffix={membersOf(guests, groupOf, name).length}
                maxLength={50}
              />
            </Form.Item>
          ))}
          <Button
            size="small"
            disabled={names.length >= guests.length}
            onClick={() => add(`${groupName} ${names.length + 1}`)}
          >
            <T id="guestGroup.addPart" />
          </Button>
        </Flex>
      )}
    </Form.List>
  );
}

interface Props {
  tradeFairId: string;
  group: GuestGroup;
  onSplit: () => void;
  onClose: () => void;
}

/** One group becomes several: each guest is in exactly one of them. */
export function SplitDialog({ tradeFairId, group, onSplit, onClose }: Props) {
  const { guestGroupId, groupName, version } = group;
  const { data, error, refresh } = useCall(guestApi.guestList, { tradeFairId, guestGroupId, pageSize: PAGE_SIZE });
  const guests = data?.records ?? [];
  const [record] = useState<Split>({ names: [groupName, `${groupName} 2`] });
  const save = async ({ names, groupOf }: Split) => {
    const groups = names.map((name, i) => ({
      groupName: name.trim(),
      guestIds: membersOf(guests, groupOf, i),
      departmentId: null,
    }));
    await call(guestApi.splitGuestGroup, { tradeFairId, guestGroupId, version, groups }, { silent: true });
    onSplit();
  };
  return (
    <RecordDialog<Split>
      draftKey={`split ${guestGroupId}`}
      title="guestGroup.splitTitle"
      titleValues={{ name: groupName }}
      help="guestGroup.splitHelp"
      okText="guestGroup.split"
      done="guestGroup.splitDone"
      fields={groupFields}
      record={data && record}
      waiting={<Waiting error={error} onRetry={refresh} />}
      save={save}
      onClose={onClose}
      modal={{ width: 720 }}
    >
      <Names guests={guests} groupName={groupName} />
      <SplitMembers guests={guests} />
    </RecordDialog>
  );
}
