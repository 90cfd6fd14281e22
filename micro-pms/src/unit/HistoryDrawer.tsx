import { Descriptions, Drawer, Empty, Timeline, Typography } from 'antd';
import { LEASE_STATUS } from '../../../src/contract/property/micro-pms';
import { type PmsUnit, unitApi } from '../../../src/contract/property/units';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { formatDateTime } from '@kit/format/date';
import { NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import { Awaited } from '../Awaited';
import { useSay } from '../say';
import { unitFields } from './unitFields';

const WIDTH = 560;

export const leaseStatus = codeTable('leaseStatus', LEASE_STATUS, {
  tones: {
    ...{ draft: 'draft', submitted: 'waiting', approved: 'waiting', running: 'active' },
    ...{ expired: 'ended', ended: 'ended', rejected: 'stopped' },
  },
  dictCode: 'pmsLease.status',
});

type Changes = Record<string, [unknown, unknown]>;

/** The old and the new value of each changed field that has a name on the screen. */
function Changed({ changes }: { changes: Changes }) {
  const known = Object.entries(changes).flatMap(([name, [before, after]]) => {
    const label = unitFields.labelOf(name);
    return label && name !== 'gmtModified' ? [{ name, label, before, after }] : [];
  });
  const shown = (name: string, value: unknown) => unitFields.show(name, value) || NOTHING;
  return known.map(({ name, label, before, after }) => (
    <div key={name}>
      <T id={label} />: {shown(name, before)} → {shown(name, after)}
    </div>
  ));
}

/** The changes of a unit, and its leases. */
export function HistoryDrawer({ unit, onClose }: { unit: PmsUnit; onClose: () => void }) {
  const say = useSay();
  const read = useCall(unitApi.history, { id: unit.unitId });
  const { data } = read;
  return (
    <Drawer open size={WIDTH} title={say('pmsUnit.historyTitle', { name: unit.unitNo })} onClose={onClose}>
      <Awaited {...read} />
      {data && (
        <>
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            {say('pmsUnit.leases')}
          </Typography.Title>
          {data.leases.length === 0 && <Empty description={say('pmsUnit.noLeases')} />}
          {data.leases.map((lease) => (
            <Descriptions
              key={lease.leaseNo}
              size="small"
              style={{ marginBlockEnd: 16 }}
              column={1}
              items={[
                { key: 'no', label: say('pmsLease.leaseNo'), children: lease.leaseNo },
                { key: 'tenant', label: say('pmsLease.tenantName'), children: lease.tenantName },
                { key: 'period', label: say('pmsLease.period'), children: `${lease.startDate} – ${lease.endDate}` },
                {
                  ...{ key: 'status', label: say('pmsLease.leaseStatus') },
                  children: <leaseStatus.Tag value={lease.leaseStatus} />,
                },
              ]}
            />
          ))}
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            {say('pmsUnit.changes')}
          </Typography.Title>
          {data.changes.length === 0 && <Empty description={say('pmsUnit.noChanges')} />}
          <Timeline
            items={data.changes.map(({ time, operatorName, changes }) => ({
              content: (
                <>
                  <Typography.Text type="secondary">{`${formatDateTime(time)} ${operatorName}`}</Typography.Text>
                  <Changed changes={changes} />
                </>
              ),
            }))}
          />
        </>
      )}
    </Drawer>
  );
}
