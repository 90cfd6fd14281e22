import { PROPERTY_FEE, RENT } from './letProperty';

/** Of the property that is made here; no row of the examples has them. */
export const LARGE_ID = '990000001';
const BUILDING = '990000002';
const TENANT = '990000003';
/** In the order of audit columns. */
const BY = `'planted', 'planted', '2026-01-01 08:00:00', 'planted', '2026-01-01 08:00:00'`;
const AUDIT = 'created_by, created_by_name, gmt_created, modified_by, gmt_modified';

/** Statements that make a property of so many let units, each with rent and property fee, from January 2026 on. */
export const largeProperty = (units: number) => [
  `insert into pms_property (property_id, property_code, property_name, property_type, branch_id, ${AUDIT})
   values (${LARGE_ID}, 'WY9999', '光谷万户城', 5, 'FDB', ${BY})`,
  `insert into pms_building (building_id, property_id, building_name, floors, ${AUDIT})
   values (${BUILDING}, ${LARGE_ID}, 'A座', 99, ${BY})`,
  `insert into pms_tenant (tenant_id, tenant_code, tenant_type, tenant_name, branch_id, id_number, contact_name, contact_phone, ${AUDIT})
   values (${TENANT}, 'ZH999999', 1, '光谷置业', 'FDB', '91420100MA4KTE5T87', '何敏', '13900001212', ${BY})`,
  `insert into pms_unit (unit_id, property_id, building_id, branch_id, floor, unit_no, area, unit_status, ${AUDIT})
   select ${LARGE_ID} + n, ${LARGE_ID}, ${BUILDING}, 'FDB', 1 + n / 100, 'L' || n, 5000 + n, 3, ${BY}
   from generate_series(1, ${units}) as n`,
  `insert into pms_lease (lease_id, lease_no, property_id, branch_id, tenant_id, tenant_name, start_date, end_date,
     rent_amount, pay_cycle, rent_fee_item_id, fees, lease_status, ${AUDIT})
   select ${LARGE_ID} + n, 'HT202601' || lpad(n::text, 5, '0'), ${LARGE_ID}, 'FDB', ${TENANT}, '光谷置业', '2026-01-01', '2028-12-31',
     300000 + n * 7, 1, ${RENT},
     '[{"feeItemId": "${PROPERTY_FEE}", "price": null, "area": null, "quantity": null, "cycle": null}]', 3, ${BY}
   from generate_series(1, ${units}) as n`,
  `insert into pms_lease_unit (lease_id, unit_id, area, rent, from_date, to_date, active)
   select ${LARGE_ID} + n, ${LARGE_ID} + n, 5000 + n, 300000 + n * 7, '2026-01-01', '2028-12-31', 1
   from generate_series(1, ${units}) as n`,
  'analyze',
];
