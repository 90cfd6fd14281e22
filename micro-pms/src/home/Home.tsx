import { ReloadOutlined } from '@ant-design/icons';
import { Button, DatePicker, Select, Skeleton } from 'antd';
import type { Dayjs } from 'dayjs';
import { useEffect, useState } from 'react';
import { useCall } from '@kit/data/useCall';
import { type MicroProps, pmsApi } from '../../../src/contract/property/micro-pms';
import { propertyApi } from '../../../src/contract/property/properties';
import { Awaited } from '../Awaited';
import { BASE, can, useHost } from '../host';
import { useSay } from '../say';
import { Figures } from './Figures';
import styles from './Home.module.css';

const PATH = `${BASE}/home`;

/** How the properties of the branch are let, paid and looked after (docs/domain/property.md#figures). */
function HomeOf({ host }: { host: MicroProps }) {
  const say = useSay();
  const [propertyId, setPropertyId] = useState<string>();
  const [month, setMonth] = useState<Dayjs | null>(null);
  const properties = useCall(propertyApi.page, { pageSize: 500 }).data?.records ?? [];
  const chosen = properties.find((one) => one.propertyId === propertyId);
  const summary = useCall(pmsApi.homeSummary, {
    propertyId: propertyId ?? null,
    month: month?.format('YYYY-MM-01') ?? null,
  });
  const { data, error, loading, refresh } = summary;

  const tab = chosen ? `${say('home')} · ${chosen.propertyName}` : say('home');
  useEffect(() => host.title(PATH, tab), [host, tab]);

  return (
    <>
      <div className={styles.header}>
        <div>
          <h1 className={styles.title}>{say('home')}</h1>
          <p className={styles.help}>{say('homeHelp')}</p>
        </div>
        {can(host, 'home_refresh') && (
          <Button icon={<ReloadOutlined />} loading={loading && data !== undefined} onClick={refresh}>
            {say('refresh')}
          </Button>
        )}
      </div>
      <div className={styles.filters}>
        <label className={styles.filter}>
          {say('property')}
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            className={styles.property ?? ''}
            placeholder={say('allProperties')}
            value={propertyId ?? null}
            onChange={(value: string | null) => setPropertyId(value ?? undefined)}
            options={properties.map((one) => ({ value: one.propertyId, label: one.propertyName }))}
          />
        </label>
        <label className={styles.filter}>
          {say('month')}
          <DatePicker picker="month" value={month} onChange={setMonth} placeholder={say('thisMonth')} />
        </label>
      </div>
      {error && <Awaited {...summary} />}
      {data && !error && <Figures summary={data} navigate={host.navigate} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
    </>
  );
}

/** Another branch has other properties, so a change of branch forgets which one was chosen. */
export function Home() {
  const host = useHost();
  return host && <HomeOf key={host.branch.branchId} host={host} />;
}
