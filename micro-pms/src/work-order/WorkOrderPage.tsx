import { Segmented } from 'antd';
import { useState } from 'react';
import type { WorkOrder } from '../../../src/contract/property/work-orders';
import { ActionButton } from '@kit/actions/ActionButton';
import { PageHead } from '../PageHead';
import { useSay } from '../say';
import { AddOrderDialog } from './orderDialogs';
import { Orders } from './Orders';
import { type EditedOutage, OutageDialog, Outages } from './Outages';

type View = 'orders' | 'outages';

const NEW_ORDER: Partial<WorkOrder> = { urgency: 1 };
const NEW_OUTAGE: EditedOutage = { planned: 1, buildingIds: [], unitIds: [] };

export function WorkOrderPage() {
  const say = useSay();
  const [view, setView] = useState<View>('orders');
  const [added, setAdded] = useState<Partial<WorkOrder>>();
  const [outage, setOutage] = useState<EditedOutage>();
  const header = (
    <PageHead isBusy name="workOrder" title="pmsWork.title" help="pmsWork.help">
      <Segmented<View>
        value={view}
        onChange={setView}
        options={[
          { value: 'orders', label: say('pmsWork.orders') },
          { value: 'outages', label: say('pmsWork.outages') },
        ]}
      />
      {view === 'orders' ? (
        <ActionButton code="workOrder_add" label="pmsWork.add" type="primary" onAction={() => setAdded(NEW_ORDER)} />
      ) : (
        <ActionButton
          code="workOrder_outage"
          label="pmsOutage.add"
          type="primary"
          onAction={() => setOutage(NEW_OUTAGE)}
        />
      )}
    </PageHead>
  );
  return (
    <>
      {view === 'orders' ? <Orders header={header} /> : <Outages header={header} onEdit={setOutage} />}
      <AddOrderDialog record={added} onClose={() => setAdded(undefined)} />
      <OutageDialog record={outage} onClose={() => setOutage(undefined)} />
    </>
  );
}
