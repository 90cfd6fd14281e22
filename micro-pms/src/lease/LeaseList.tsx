import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '@kit/actions/ActionButton';
import { PageHead } from '../PageHead';
import { useSay } from '../say';
import { type EditedLease, LeaseForm, NEW_LEASE } from './LeaseForm';
import { Leases } from './Leases';

const Endings = lazy(async () => ({
  default: (await import(/* webpackChunkName: "src__pages__lease__endings" */ './ending/Endings')).Endings,
}));

type View = 'leases' | 'settlements';

/** Leases, and those that end (docs/domain/property-bills.md#leases). */
export function LeaseList() {
  const say = useSay();
  const [view, setView] = useState<View>('leases');
  const [edited, setEdited] = useState<EditedLease>();
  const add = (
    <ActionButton code="lease_add" label="pmsLease.add" type="primary" onAction={() => setEdited(NEW_LEASE)} />
  );
  const header = (
    <PageHead isBusy name="lease" title="pmsLease.title" help="pmsLease.help">
      <Segmented<View>
        value={view}
        onChange={setView}
        options={[
          { value: 'leases', label: say('pmsLease.leases') },
          { value: 'settlements', label: say('pmsLease.settlements') },
        ]}
      />
      {view === 'leases' && add}
    </PageHead>
  );
  return (
    <>
      {view === 'leases' && <Leases header={header} add={add} onEdit={setEdited} />}
      {view === 'settlements' && (
        <Suspense fallback={header}>
          <Endings header={header} />
        </Suspense>
      )}
      <LeaseForm record={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
