import { Alert, Descriptions, Form, Select } from 'antd';
import { useState } from 'react';
import { type GuestGroup, guestApi, type Moving } from '@/contract/trade-fair/guests';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatList } from '@kit/format/list';
import { NOTHING } from '@kit/format/number';
import { groupFields, type Merged } from './guestFields';

const { Field } = groupFields;

const idsOf = (groups: readonly GuestGroup[]) => groups.map(({ guestGroupId }) => guestGroupId);

function Facts({ moving }: { moving: Moving }) {
  const { departments, ...counts } = moving;
  return (
    <Descriptions
      bordered
      size="small"
      column={2}
      items={[
        { key: 'guests', label: <T id="moving.guests" />, children: counts.guests },
        { key: 'companions', label: <T id="moving.companions" />, children: counts.companions },
        { key: 'signedIn', label: <T id="moving.signedIn" />, children: counts.signedIn },
        { key: 'tickets', label: <T id="moving.tickets" />, children: counts.tickets },
        { key: 'wins', label: <T id="moving.wins" />, children: counts.wins },
        { key: 'meals', label: <T id="moving.meals" />, children: counts.meals },
        {
          key: 'departments',
          span: 2,
          label: <T id="moving.departments" />,
          children: departments.length > 0 ? formatList(departments) : NOTHING,
        },
      ]}
    />
  );
}

interface IntoProps extends Pick<Props, 'tradeFairId' | 'groups'> {
  targetGroupId: string;
}

function Into({ tradeFairId, groups, targetGroupId }: IntoProps) {
  const sourceGroupIds = idsOf(groups).filter((id) => id !== targetGroupId);
  const { data, error, refresh } = useCall(guestApi.previewMove, { tradeFairId, sourceGroupIds, targetGroupId });
  return data ? <Facts moving={data} /> : <Waiting error={error} onRetry={refresh} />;
}

/** What moves into the chosen group together with the guests. */
function Preview(of: Pick<Props, 'tradeFairId' | 'groups'>) {
  const text = useText();
  const targetGroupId = Form.useWatch<string | undefined>('target');
  return (
    <>
      <Alert type="info" showIcon title={text('moving.help')} style={{ marginBlockEnd: 16 }} />
      {/* The preview of another group disappears when the choice changes. */}
      {targetGroupId && <Into key={targetGroupId} {...of} targetGroupId={targetGroupId} />}
    </>
  );
}

/** The chosen group gives its name, until the user types another one. */
function TargetField({ groups }: Pick<Props, 'groups'>) {
  const form = Form.useFormInstance<Merged>();
  const follow = (id: string) => {
    const target = groups.find(({ guestGroupId }) => guestGroupId === id);
    if (target && !form.isFieldTouched('groupName')) form.setFieldValue('groupName', target.groupName);
  };
  return (
    <Field name="target">
      <Select
        placeholder={<T id="select.choose" />}
        onChange={follow}
        options={groups.map(({ guestGroupId, groupName, customerName, guestCount }) => ({
          value: guestGroupId,
          label: `${groupName} · ${customerName} · ${guestCount}`,
        }))}
      />
    </Field>
  );
}

interface Props {
  tradeFairId: string;
  groups: readonly GuestGroup[];
  onMerged: () => void;
  onClose: () => void;
}

/** Merges several groups into one of them; a preview shows first what moves. */
export function MergeDialog({ tradeFairId, groups, onMerged, onClose }: Props) {
  const [first] = groups;
  const [record] = useState({ target: first?.guestGroupId ?? '', groupName: first?.groupName ?? '' });
  const save = async ({ target: targetGroupId, groupName }: Merged) => {
    const versions = Object.fromEntries(groups.map(({ guestGroupId, version }) => [guestGroupId, version]));
    const sourceGroupIds = idsOf(groups).filter((id) => id !== targetGroupId);
    const merged = { targetGroupId, sourceGroupIds, groupName: groupName.trim(), versions };
    await call(guestApi.mergeGuestGroup, { tradeFairId, ...merged }, { silent: true });
    onMerged();
  };
  return (
    <RecordDialog<Merged>
      draftKey={`merge ${idsOf(groups).join(' ')}`}
      title="guestGroup.mergeTitle"
      titleValues={{ count: groups.length }}
      okText="guestGroup.merge"
      done="guestGroup.merged"
      fields={groupFields}
      record={record}
      save={save}
      onClose={onClose}
      modal={{ width: 720 }}
    >
      <TargetField groups={groups} />
      <Field name="groupName" />
      <Preview tradeFairId={tradeFairId} groups={groups} />
    </RecordDialog>
  );
}
