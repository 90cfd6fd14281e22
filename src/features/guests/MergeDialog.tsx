import { Alert, Descriptions, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { type GuestGroup, guestApi, type Moving } from '@/contract/fair/guests';
import { formatList } from '@/core/format/list';
import { NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useCall } from '@/core/http/useCall';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';

interface Props {
  tradeFairId: string;
  groups: readonly GuestGroup[];
  onChanged: () => void;
  onClose: () => void;
}

/** What goes along with the guests. */
function Preview({ moving }: { moving: Moving }) {
  const { guests, companions, signedIn, tickets, wins, meals } = moving;
  return (
    <Descriptions
      bordered
      size="small"
      column={2}
      items={[
        { key: 'guests', label: <T id="moving.guests" />, children: guests },
        { key: 'companions', label: <T id="moving.companions" />, children: companions },
        { key: 'signedIn', label: <T id="moving.signedIn" />, children: signedIn },
        { key: 'tickets', label: <T id="moving.tickets" />, children: tickets },
        { key: 'wins', label: <T id="moving.wins" />, children: wins },
        { key: 'meals', label: <T id="moving.meals" />, children: meals },
        {
          key: 'departments',
          span: 2,
          label: <T id="moving.departments" />,
          children: moving.departments.length > 0 ? formatList(moving.departments) : NOTHING,
        },
      ]}
    />
  );
}

/** Several groups become one of them; what moves is shown before it does. */
export function MergeDialog({ tradeFairId, groups, onChanged, onClose }: Props) {
  const text = useText();
  const [targetGroupId, setTarget] = useState(groups[0]?.guestGroupId ?? '');
  const target = groups.find((one) => one.guestGroupId === targetGroupId);
  const [name, setName] = useState<string>();
  const [pending, setPending] = useState(false);
  const sourceGroupIds = groups.map(({ guestGroupId }) => guestGroupId).filter((one) => one !== targetGroupId);
  const { data } = useCall(guestApi.previewMove, { tradeFairId, targetGroupId, sourceGroupIds });
  const groupName = (name ?? target?.groupName ?? '').trim();
  const merge = async () => {
    setPending(true);
    const versions = Object.fromEntries(groups.map((one) => [one.guestGroupId, one.version]));
    try {
      await call(guestApi.mergeGuestGroup, { tradeFairId, targetGroupId, sourceGroupIds, groupName, versions });
      notifier.success(text('guestGroup.merged'));
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
      title={text('guestGroup.mergeTitle', { count: groups.length })}
      okText={text('guestGroup.merge')}
      cancelText={text('crud.cancel')}
      okButtonProps={{ disabled: groupName === '', loading: pending }}
      keyboard={false}
      mask={{ closable: false }}
      onOk={() => void merge()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={text('guestGroup.target')} htmlFor="mergeTarget">
          <Select
            id="mergeTarget"
            value={targetGroupId}
            onChange={setTarget}
            options={groups.map((one) => ({
              value: one.guestGroupId,
              label: `${one.groupName} · ${one.customerName} · ${one.guestCount}`,
            }))}
          />
        </Form.Item>
        <Form.Item label={text('guestGroup.groupName')} htmlFor="mergeName">
          <Input
            id="mergeName"
            maxLength={50}
            value={name ?? target?.groupName ?? ''}
            onChange={({ target: field }) => setName(field.value)}
          />
        </Form.Item>
      </Form>
      <Alert type="info" showIcon title={text('moving.help')} style={{ marginBlockEnd: 16 }} />
      {data && <Preview moving={data} />}
    </Modal>
  );
}
