import { ERROR } from '../../src/contract/error-codes';
import { ERP_STATE, type ErpKind } from '../../src/contract/orders/erp';
import { type ErpFault, erpEvent } from '../../server/areas/orders/data/schema/erp';
import { contentHash } from '../../server/platform/canonical';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';

interface Told {
  no: string;
  kind: ErpKind;
  at: string;
  payload: Record<string, unknown>;
  fault: ErpFault;
  tries: number;
}

const none = { params: {}, problems: [], licences: [] };
const unknown = (field: string): ErpFault => ({
  ...none,
  code: ERROR.invalidInput,
  problems: [{ field, text: 'field.unknown' }],
});

/**
 * What the ERP has told and nobody could carry out: of orders that are not there, and of one that is in another status.
 */
const eventsOf = (day: string): Told[] => [
  {
    ...{ no: '000017', kind: 'outbound', at: '15:20:00', tries: 4, fault: unknown('orderNo') },
    payload: {
      ...{ orderNo: `DD${day}00000099`, outboundNo: `CK${day}00000099` },
      lines: [{ lineNo: 1, batchNo: '26104A', expiryDate: '2028-01-31', qty: '10' }],
    },
  },
  {
    ...{ no: '000018', kind: 'receipt', at: '16:02:00', tries: 1, fault: unknown('orderNo') },
    payload: { orderNo: 'TEST-0001', receiptNo: 'SK-TEST-1', amount: '0.01', channel: 1 },
  },
  {
    ...{ no: '000021', kind: 'sign', at: '17:45:00', tries: 2, fault: { ...none, code: ERROR.orderStatusForbids } },
    payload: { orderNo: `DD${day}00000002` },
  },
];

/** Of the day before. */
export async function seedErpEvents(db: Db, today: string) {
  const day = shanghai(fromShanghai(`${today} 00:00:00`) - DAY).slice(0, 10);
  const digits = day.replaceAll('-', '');
  await db
    .insert(erpEvent)
    .values(
      eventsOf(digits).map(({ no, kind, at, payload, fault, tries }) => {
        const occurredAt = `${day} ${at}`;
        return {
          ...{ eventId: `ERP-${digits}-${no}`, kind, occurredAt, payload, keyId: 'erp1', receivedTime: occurredAt },
          ...{ contentHash: contentHash({ kind, occurredAt, payload }), state: ERP_STATE.faulty, fault, tries },
        };
      }),
    )
    .onConflictDoNothing();
}
