import { Segmented } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ActionButton } from '@kit/actions/ActionButton';
import { PageHead } from '../PageHead';
import { useSay } from '../say';
import { type EditedFee, FeeDialog } from './FeeDialog';
import { Fees } from './Fees';
import { type EditedMeter, MeterDialog } from './MeterDialog';
import { Meters } from './Meters';
import { type EditedTariff, TariffDrawer } from './TariffDrawer';
import { Tariffs } from './Tariffs';

const Shares = lazy(async () => ({
  default: (await import(/* webpackChunkName: "src__pages__feeItem__shares" */ './share/Shares')).Shares,
}));

type View = 'fees' | 'tariffs' | 'meters' | 'shares';

const NEW_FEE: EditedFee = { lateFeeDays: 0, lateRate: '0', taxRate: '0' };
const NEW_TARIFF: EditedTariff = { prices: [''], basis: 1, steps: [] };
const NEW_METER: EditedMeter = { digits: 5, factor: '1', startValues: [''] };

/** Fees, tariffs, meters and shares (docs/domain/property-bills.md#fee-items). */
export function FeeItemPage() {
  const say = useSay();
  const [view, setView] = useState<View>('fees');
  const [fee, setFee] = useState<EditedFee>();
  const [tariff, setTariff] = useState<EditedTariff>();
  const [meter, setMeter] = useState<EditedMeter>();
  const add = {
    fees: <ActionButton code="feeItem_add" label="pmsFee.add" type="primary" onAction={() => setFee(NEW_FEE)} />,
    tariffs: (
      <ActionButton code="feeItem_tariff" label="pmsTariff.add" type="primary" onAction={() => setTariff(NEW_TARIFF)} />
    ),
    meters: (
      <ActionButton code="feeItem_meter" label="pmsMeter.add" type="primary" onAction={() => setMeter(NEW_METER)} />
    ),
    shares: null,
  }[view];
  const headWith = (own: ReactNode) => (
    <PageHead isBusy name="feeItem" title="pmsFee.title" help="pmsFee.help">
      <Segmented<View>
        value={view}
        onChange={setView}
        options={[
          { value: 'fees', label: say('pmsFee.fees') },
          { value: 'tariffs', label: say('pmsFee.tariffs') },
          { value: 'meters', label: say('pmsFee.meters') },
          { value: 'shares', label: say('pmsFee.shares') },
        ]}
      />
      {own}
    </PageHead>
  );
  const header = headWith(add);
  return (
    <>
      {view === 'fees' && <Fees header={header} add={add} onEdit={setFee} />}
      {view === 'tariffs' && <Tariffs header={header} add={add} onEdit={setTariff} />}
      {view === 'meters' && <Meters header={header} add={add} onEdit={setMeter} />}
      {view === 'shares' && (
        <Suspense fallback={header}>
          <Shares header={headWith} />
        </Suspense>
      )}
      <FeeDialog record={fee} onClose={() => setFee(undefined)} />
      <TariffDrawer record={tariff} onClose={() => setTariff(undefined)} />
      <MeterDialog record={meter} onClose={() => setMeter(undefined)} />
    </>
  );
}
