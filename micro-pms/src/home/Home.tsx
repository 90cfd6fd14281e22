import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, DatePicker, Select, Skeleton } from 'antd';
import type { Dayjs } from 'dayjs';
import { useCallback, useEffect, useState } from 'react';
import { pmsApi } from '../../../src/contract/property/micro-pms';
import { call } from '../call';
import { can, useHost } from '../host';
import { useSay } from '../say';
import { useAnswer } from '../useAnswer';
import { Figures } from './Figures';
import styles from './Home.module.css';

const PATH = '/micro-pms/home';

function useProperties(branchId: string | undefined) {
  const ask = useCallback(
    (signal: AbortSignal) => (branchId ? call(pmsApi.propertyPage, {}, signal) : Promise.resolve(undefined)),
    [branchId],
  );
  const { answer } = useAnswer(ask);
  return answer?.records ?? [];
}

/** How the properties of the branch are let, paid and looked after (domain/09). */
export function Home() {
  const host = useHost();
  const say = useSay();
  const branchId = host?.branch.branchId;
  const [propertyId, setPropertyId] = useState<string>();
  const [month, setMonth] = useState<Dayjs | null>(null);
  const properties = useProperties(branchId);
  const chosen = properties.find((one) => one.propertyId === propertyId);
  const day = month?.format('YYYY-MM-01') ?? null;
  const ask = useCallback(
    // Another branch has other figures, and the token of this moment brings it along.
    (signal: AbortSignal) =>
      branchId
        ? call(pmsApi.homeSummary, { propertyId: propertyId ?? null, month: day }, signal)
        : Promise.resolve(null),
    [branchId, propertyId, day],
  );
  const { answer, error, isAsking, again } = useAnswer(ask);

  const tab = chosen ? `${say('home')} · ${chosen.propertyName}` : say('home');
  useEffect(() => host?.title(PATH, tab), [host, tab]);

  if (!host) return null;
  return (
    <>
      <div className={styles.header}>
        <div>
          <h1 className={styles.title}>{say('home')}</h1>
          <p className={styles.help}>{say('homeHelp')}</p>
        </div>
        {can(host, 'home_refresh') && (
          <Button icon={<ReloadOutlined />} loading={isAsking && answer !== undefined} onClick={again}>
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
      {error && (
        <Alert
          type="error"
          showIcon
          title={error}
          action={
            <Button size="small" onClick={again}>
              {say('retry')}
            </Button>
          }
        />
      )}
      {answer && <Figures summary={answer} language={host.language} navigate={host.navigate} />}
      {!answer && !error && <Skeleton active paragraph={{ rows: 8 }} />}
    </>
  );
}
