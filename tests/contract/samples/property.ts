import type { Samples } from './shape';

export const propertySamples = {
  trialApi: { trial: { kind: 'RECEIPT', input: { amount: '12592.86', taxRate: '9.00' } } },
} satisfies Partial<Samples>;
