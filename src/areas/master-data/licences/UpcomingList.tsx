import { Flex, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { DAYS_AHEAD, type EndingLicence, licenceApi } from '@/contract/master-data/licence-calls';
import { T, useText } from '@/core/i18n';
import { allowedBy } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import type { Owner } from '../shared/LicenceDrawer';
import { endingFields } from '../shared/licenceFields';

const LicenceDrawer = lazy(async () => ({ default: (await import('../shared/LicenceDrawer')).LicenceDrawer }));
const RenewDialog = lazy(async () => ({ default: (await import('./RenewDialog')).RenewDialog }));

const table = endingFields.table({
  show: [
    // The effects come before the facts that identify a licence, because the list is about the effects.
    ...(['ownerName', 'ownerType', 'licenceType', 'expiryDate', 'daysLeft', 'openOrders'] as const),
    ...(['listedProducts', 'activities', 'renewalState', 'renewalNo', 'licenceNo', 'branchName'] as const),
  ],
});
const CHOICES = [15, 30, DAYS_AHEAD, 90, 180];

/** Licences that expire soon, their effects, and whether a renewal is under way. */
export function UpcomingList() {
  const text = useText();
  const [days, setDays] = useState(DAYS_AHEAD);
  const [renewed, setRenewed] = useState<EndingLicence>();
  const [shown, setShown] = useState<Owner>();
  return (
    <>
      <CrudTable<EndingLicence>
        {...table}
        header={
          <Flex gap="small" align="center" wrap>
            <T id="licence.within" />
            <Select
              aria-label={text('licence.within')}
              value={days}
              options={CHOICES.map((value) => ({ value, label: text('licence.days', { days: value }) }))}
              onChange={setDays}
            />
          </Flex>
        }
        rowKey="licenceId"
        viewKey="Upcoming"
        list={licenceApi.upcoming}
        params={{ days }}
        search={false}
        emptyText="licence.noneEnds"
        actions={(row) => (
          <RowActions
            actions={[
              ...allowedBy(row.can)('renew', {
                ...{ code: 'licenceCancel_renew', label: 'licence.renew' },
                onAction: () => setRenewed(row),
              }),
              { code: 'licenceCancel_view', label: 'action.view', onAction: () => setShown(row) },
            ]}
          />
        )}
      />
      <Suspense fallback={null}>
        {renewed && <RenewDialog licence={renewed} onClose={() => setRenewed(undefined)} />}
        {shown && <LicenceDrawer owner={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}
