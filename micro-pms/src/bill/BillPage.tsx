import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '@kit/actions/ActionButton';
import { can, useHost } from '../host';
import { ImportFile } from '../import/ImportFile';
import { PageHead } from '../PageHead';
import { useSay } from '../say';
import { Ageing } from './Ageing';
import { Bills } from './Bills';
import { DryRun } from './DryRun';
import { Payments } from './Payments';
import { ReceiptDrawer } from './ReceiptDrawer';

const Round = lazy(async () => ({
  default: (await import(/* webpackChunkName: "src__pages__bill__round" */ './reading/Round')).Round,
}));

const TITLES = {
  bills: 'pmsBill.bills',
  dryRun: 'pmsBill.dryRun',
  round: 'pmsBill.round',
  payments: 'pmsBill.payments',
  ageing: 'pmsBill.ageing',
} as const;
type View = keyof typeof TITLES;

/** What tenants owe and what they have paid (docs/domain/property-bills.md). */
export function BillPage() {
  const say = useSay();
  const host = useHost();
  const [view, setView] = useState<View>('bills');
  const [receipt, setReceipt] = useState<string>();
  const may = (...codes: string[]) => host !== null && codes.some((code) => can(host, code));
  const views: readonly View[] = [
    'bills',
    ...(may('bill_dryRun', 'bill_generate') ? (['dryRun'] as const) : []),
    ...(may('bill_reading') ? (['round'] as const) : []),
    'payments',
    ...(may('bill_ageing') ? (['ageing'] as const) : []),
  ];
  const header = (
    <PageHead isBusy name="bill" title="pmsBill.title" help="pmsBill.help">
      <Segmented<View>
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: say(TITLES[value]) }))}
      />
      <ImportFile code="bill_meterImport" template="PMS_METER" />
      {view !== 'dryRun' && (
        <ActionButton code="bill_generate" label="pmsDry.generate" type="primary" onAction={() => setView('dryRun')} />
      )}
    </PageHead>
  );
  return (
    <>
      {view === 'bills' && (
        <Bills header={header} onPaid={(paymentId) => may('bill_receipt') && setReceipt(paymentId)} />
      )}
      {view === 'dryRun' && <DryRun header={header} />}
      {view === 'round' && (
        <Suspense fallback={header}>
          <Round header={header} />
        </Suspense>
      )}
      {view === 'payments' && <Payments header={header} onReceipt={setReceipt} />}
      {view === 'ageing' && <Ageing header={header} />}
      {receipt && <ReceiptDrawer paymentId={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}
