import { createHmac, randomUUID } from 'node:crypto';
import type { Input, Output } from '../../../src/contract/endpoint';
import { ERP_STATE, erpApi, type ErpKind, signedText } from '../../../src/contract/orders/erp';
import { Client } from '../../support/client';

export const SECRET = Buffer.alloc(32, 'erp');
export const ERP_ENV = { ERP_KEY: `erp1:${SECRET.toString('base64')}` };

type Event = Input<typeof erpApi.event>;
type Told = Pick<Event, 'eventId' | 'kind' | 'occurredAt' | 'payload'>;

/** What of an order a customer of Hubei may have at any time. */
export const ordered = {
  branchId: 'FDB01',
  custId: 'C102',
  salesmanId: null,
  lines: [{ productId: 'P101', qty: '10' }],
};

export const faultOf = ({ state, code, problems }: Output<typeof erpApi.event>) => ({
  ...{ state, code },
  fields: problems.map(({ field }) => field),
});

/** The company's services, by their key; `now` is the clock of the server. */
export function openErp(origin: string, now: () => number) {
  const client = new Client(origin);
  function signed(told: Told, { secret = SECRET, time = String(now()) } = {}): Event {
    const signature = createHmac('sha256', secret).update(signedText(time, told)).digest('hex');
    return { ...told, key: 'erp1', time, signature };
  }
  const tell = (kind: ErpKind, payload: Record<string, unknown>, at = '08:00:00', eventId: string = randomUUID()) =>
    client.data(erpApi.event, signed({ eventId, kind, occurredAt: `2026-03-08 ${at}`, payload }));
  async function tellWell(...given: Parameters<typeof tell>): Promise<string> {
    const answer = await tell(...given);
    expect(answer).toMatchObject({ state: ERP_STATE.done, known: false, code: null, problems: [] });
    return answer.docNo;
  }
  return { client, signed, tell, tellWell, newOrder: (at?: string) => tellWell('order', ordered, at) };
}
