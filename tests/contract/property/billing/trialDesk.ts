import type { Input } from '../../../../src/contract/endpoint';
import { trialApi } from '../../../../src/contract/property/trial';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';

export type Asked = Input<typeof trialApi.trial>;
export type Of<K extends Asked['kind']> = Extract<Asked, { kind: K }>['input'];

/** An operator who asks the trial, for one suite. */
export function trialDesk() {
  let backend: HostedBackend;
  let operator: Client;
  beforeAll(async () => {
    backend = await main.start();
    operator = await signedIn(backend.origin, 'op.hubei');
  });
  afterAll(() => backend.stop());
  return {
    ask: (asked: Asked) => operator.data(trialApi.trial, asked),
    refused: async (asked: Asked) => {
      const { code, data } = await operator.call(trialApi.trial, asked);
      return { code, data };
    },
  };
}

/** What stands in an answer of any kind. */
export const read = (answer: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), answer);

export const L = {
  ...{ startDate: '2026-03-10', endDate: '2029-03-09', rentAmount: '8600.00' },
  ...{ payCycle: 1, cycleAnchor: 1, billDay: 5 },
} satisfies Of<'SCHEDULE'>['lease'];

export const pays = (day: string, amount: string, no?: string) => ({
  ...{ date: day, kind: 'PAY' as const, amount },
  ...(no ? { no } : {}),
});
export const rate = { lateFeeDays: 5, lateRate: '0.5000' };
export const open = (billNo: string, amount: string, payBy: string, more: object = rate) => ({
  ...{ billNo, amount, payBy },
  ...more,
});

export const point = (kind: 'START' | 'READ' | 'FINAL', day: string, ...values: string[]) => ({
  ...{ meterId: 'M1', kind, date: day, period: kind === 'START' ? null : day.slice(0, 7), values },
});
export const tariff = (from: string, ...prices: string[]) => ({ from, basis: 1, prices }) as const;
