import { FLAG } from '@/contract/fields';
import { fairSupplierApi, MAX_SUPPLIERS, type SupplierCandidate } from '@/contract/trade-fair/suppliers';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { AddToFair } from '../shared/AddToFair';

const table = fieldsOf<SupplierCandidate, { keyword: string }>()('erpSupplier', {
  keyword: f.text({ max: 100 }),
  supplierCode: f.code({ width: 130, sorted: true }),
  supplierName: f.name({ width: 260, sorted: true }),
  uscc: f.code({ width: 190 }),
  contactName: f.person(),
  phone: f.mobile(),
}).table({ show: ['supplierCode', 'supplierName', 'uscc', 'contactName', 'phone'], search: ['keyword'] });

/** Picks suppliers of the ERP for a fair. */
export function SupplierPicker({ tradeFairId, onClose }: { tradeFairId: string; onClose: () => void }) {
  return (
    <AddToFair<SupplierCandidate>
      title="fairSupplier.add"
      list={fairSupplierApi.erpPage}
      params={{ tradeFairId }}
      table={table}
      keyOf={({ supplierId }) => supplierId}
      isIn={({ alreadyAdded }) => alreadyAdded === FLAG.yes}
      max={MAX_SUPPLIERS}
      add={(rows) => {
        const suppliers = rows.map(({ supplierId }) => ({ supplierId }));
        return call(fairSupplierApi.addSupplier, { tradeFairId, suppliers });
      }}
      onClose={onClose}
    />
  );
}
