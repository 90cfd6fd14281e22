import { Drawer } from 'antd';
import { type Listing, listingApi, type ListingStep } from '@/contract/goods/listings';
import { T } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import { stepFields } from './listingFields';

const table = stepFields.table({ show: ['time', 'event', 'reason', 'planTime', 'text', 'byName'] });
const WIDTH = 840;

/** The history of a product's listing in a company. */
export function ListingLog({ record, onClose }: { record: Listing; onClose: () => void }) {
  const { listingId: id, productName } = record;
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="listing.logTitle" values={{ name: productName }} />}>
      <CrudTable<ListingStep>
        {...table}
        rowKey="eventId"
        list={listingApi.log}
        params={{ id }}
        {...embedded}
        search={false}
        emptyText="listing.noLog"
      />
    </Drawer>
  );
}
