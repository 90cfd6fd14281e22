import { Button, Descriptions, Drawer, Empty, Space, Typography } from 'antd';
import { useState } from 'react';
import { type PmsTenant, tenantApi } from '../../../src/contract/property/tenants';
import { useCall } from '@kit/data/useCall';
import { NOTHING } from '@kit/format/number';
import { T } from '@kit/text';
import { Awaited } from '../Awaited';
import { call } from '../call';
import { useSay } from '../say';
import { leaseStatus } from '../unit/HistoryDrawer';
import { tenantFields } from './tenantFields';

const WIDTH = 640;
const FACTS = [
  ...(['tenantCode', 'tenantType', 'branchName', 'contactName', 'contactPhone', 'email'] as const),
  ...(['invoiceTitle', 'invoiceTaxNo', 'unitText', 'balance', 'overdueAmount', 'status'] as const),
];

function IdNumber({ tenant: { tenantId: id, idNumber } }: { tenant: PmsTenant }) {
  const say = useSay();
  const [whole, setWhole] = useState<string>();
  const show = () =>
    call(tenantApi.number, { id })
      .then((answer) => setWhole(answer.idNumber))
      // `call` has shown the error.
      .catch(() => undefined);
  return (
    <Space wrap size={0}>
      {whole ?? idNumber}
      {whole === undefined && (
        <Button type="link" size="small" onClick={() => void show()}>
          {say('pmsTenant.showNumber')}
        </Button>
      )}
    </Space>
  );
}

/** All details of a tenant. */
export function TenantDrawer({ tenant, onClose }: { tenant: PmsTenant; onClose: () => void }) {
  const say = useSay();
  const read = useCall(tenantApi.detail, { id: tenant.tenantId });
  const { data } = read;
  return (
    <Drawer open size={WIDTH} title={say('pmsTenant.viewTitle', { name: tenant.tenantName })} onClose={onClose}>
      <Awaited {...read} />
      {data && (
        <>
          <Descriptions
            column={{ xs: 1, md: 2 }}
            size="small"
            items={[
              ...FACTS.map((name) => ({
                key: name,
                label: <T id={`pmsTenant.${name}`} />,
                children: tenantFields.show(name, data[name]) || NOTHING,
              })),
              { key: 'number', label: say('pmsTenant.idNumber'), children: <IdNumber tenant={data} /> },
            ]}
          />
          <Typography.Title level={2} style={{ fontSize: 16 }}>
            {say('pmsTenant.leases')}
          </Typography.Title>
          {data.leases.length === 0 && <Empty description={say('pmsTenant.noLeases')} />}
          {data.leases.map((lease) => (
            <Descriptions
              key={lease.leaseNo}
              size="small"
              style={{ marginBlockEnd: 16 }}
              column={{ xs: 1, md: 2 }}
              items={[
                { key: 'no', label: say('pmsLease.leaseNo'), children: lease.leaseNo },
                { key: 'units', label: say('pmsTenant.unitText'), children: lease.unitText || NOTHING },
                { key: 'period', label: say('pmsLease.period'), children: `${lease.startDate} – ${lease.endDate}` },
                {
                  ...{ key: 'status', label: say('pmsLease.leaseStatus') },
                  children: <leaseStatus.Tag value={lease.leaseStatus} />,
                },
              ]}
            />
          ))}
        </>
      )}
    </Drawer>
  );
}
