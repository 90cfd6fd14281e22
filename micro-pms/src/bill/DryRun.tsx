import { Alert, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Output } from '../../../src/contract/endpoint';
import { billApi } from '../../../src/contract/property/bills';
import { feeItemApi } from '../../../src/contract/property/fee-items';
import { propertyApi } from '../../../src/contract/property/properties';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { kit } from '@kit/host';
import { call } from '../call';
import { can, useHost } from '../host';
import { useSay } from '../say';
import { AskedDay, AskedProperty } from './askedInputs';
import styles from './Bill.module.css';
import { sumOf } from './allocation';
import { DryRows } from './DryRows';

type DryResult = Output<typeof billApi.dryRun>;
type Generated = Output<typeof billApi.generate>;

const MOST = 500;
const ENABLED = 1;

/** What a run would make: how many bills, of what amount in all, and how many credits. */
const totalOf = ({ rows, totals }: DryResult) => ({
  count: totals.reduce((sum, one) => sum + one.count, 0),
  amount: sumOf(totals.map(({ amount }) => amount)),
  credits: rows.filter(({ act }) => act === 'CREDIT').length,
});

function Made({ made }: { made: Generated }) {
  const say = useSay();
  return (
    <Alert
      type="success"
      showIcon
      title={say('pmsDry.made', { ...made, amount: formatMoney(made.amount) })}
      description={say('pmsDry.counts', { ...made })}
    />
  );
}

/** What a run would do, and the run (docs/domain/property-bills.md#runs). */
export function DryRun({ header }: { header: ReactNode }) {
  const say = useSay();
  const host = useHost();
  const [propertyId, setPropertyId] = useState<string>();
  const [period, setPeriod] = useState(() => formatDate(kit().now(), 'YM'));
  const [chosen, setChosen] = useState<string[]>();
  const [found, setFound] = useState<{ of: string; result: DryResult }>();
  const [generated, setGenerated] = useState<{ of: string; result: Generated }>();
  const fees = useCall(feeItemApi.page, { status: ENABLED, pageSize: MOST }).data?.records ?? [];
  const properties = useCall(propertyApi.page, { pageSize: MOST }).data?.records ?? [];
  const feeItemIds = chosen ?? fees.map(({ feeItemId }) => feeItemId);
  const asked = { propertyId: propertyId ?? '', period, feeItemIds };
  const question = JSON.stringify(asked);
  // The result of another question is not shown beside this one.
  const result = found?.of === question ? found.result : undefined;
  const made = generated?.of === question ? generated.result : undefined;
  const ready = propertyId !== undefined && feeItemIds.length > 0;
  const code = host !== null && can(host, 'bill_dryRun') ? 'bill_dryRun' : 'bill_generate';
  const look = async () => {
    setGenerated(undefined);
    setFound({ of: question, result: await call(billApi.dryRun, asked) });
  };
  const generate = async (fingerprint: string, confirmCodes: number[]) => {
    setGenerated({ of: question, result: await call(billApi.generate, { ...asked, fingerprint, confirmCodes }) });
    setFound(undefined);
  };
  const total = result && totalOf(result);
  const property = properties.find((one) => one.propertyId === propertyId)?.propertyName ?? '';
  return (
    <>
      {header}
      <div className={styles.asked}>
        <AskedProperty value={propertyId} onChange={setPropertyId} />
        <AskedDay label="pmsBill.period" picker="month" value={period} onChange={setPeriod} />
        <label className={styles.fees}>
          {say('pmsDry.fees')}
          <Select<string[]>
            mode="multiple"
            allowClear
            maxTagCount="responsive"
            placeholder={say('pms.choose')}
            value={feeItemIds}
            onChange={setChosen}
            showSearch={{ optionFilterProp: 'label' }}
            options={fees.map(({ feeItemId: value, feeName: label }) => ({ value, label }))}
          />
        </label>
        <ActionButton code={code} label="pmsDry.look" disabled={!ready} onAction={look} />
        {result && total && (
          <ActionButton
            code="bill_generate"
            label="pmsDry.generate"
            type="primary"
            disabled={total.count + total.credits === 0}
            confirm={{
              ...({ title: 'pmsDry.ask', content: 'pmsDry.askContent' } as const),
              values: { property, period, ...total, amount: formatMoney(total.amount) },
            }}
            onAction={({ confirmCodes }) => generate(result.fingerprint, confirmCodes)}
          />
        )}
      </div>
      {made && <Made made={made} />}
      {result ? (
        <DryRows key={result.fingerprint} {...result} />
      ) : (
        !made && <Alert type="info" title={say('pmsDry.hint')} />
      )}
    </>
  );
}
