/* docs/domain/property-bills.md#trial: worked examples, as whoever asks the trial is answered. */
import { ERROR } from '../../../../src/contract/error-codes';
import { type Of, point, tariff, trialDesk } from './trialDesk';

const { ask, refused } = trialDesk();

async function usage(input: Partial<Of<'USAGE'>>) {
  const meters = [{ meterId: 'M1', digits: 5, factor: '1.0000' }];
  return ask({ kind: 'USAGE', input: { meters, points: [], tariffs: [], ...input } });
}

/* docs/domain/property-bills.md#meters */
test('exchange, overflow, correction, a smaller reading', async () => {
  const meters = ['M1', 'M2'].map((meterId) => ({ meterId, digits: 5, factor: '1' }));
  const second = (one: ReturnType<typeof point>) => ({ ...one, meterId: 'M2' });
  expect(
    await usage({
      meters,
      points: [
        point('READ', '2026-02-28', '1241.00'),
        point('FINAL', '2026-03-18', '1259.50'),
        second(point('START', '2026-03-18', '2.00')),
        second(point('READ', '2026-03-31', '16.30')),
      ],
      tariffs: [tariff('2026-01', '4.1500')],
    }),
  ).toMatchObject({ usage: '32.80', amount: '136.12' });
  const power = {
    ...tariff('2026-01', '0.5580'),
    steps: [
      { over: '180', add: '0.0500' },
      { over: '400', add: '0.3000' },
    ],
  };
  const over = {
    points: [point('READ', '2026-02-28', '99871'), { ...point('READ', '2026-03-31', '43'), overflow: 1 as const }],
  };
  expect(await usage({ ...over, tariffs: [power] })).toMatchObject({ usage: '172.00', amount: '95.98' });
  expect(
    await usage({
      meters: [
        { meterId: 'M1', digits: 4, factor: '40' },
        { meterId: 'M2', digits: 5, factor: '1' },
      ],
      points: [
        point('READ', '2026-02-28', '9990.25'),
        { ...point('FINAL', '2026-03-12', '8.50'), overflow: 1 },
        second(point('START', '2026-03-12', '0.00')),
        second(point('READ', '2026-03-31', '1102.40')),
      ],
      tariffs: [tariff('2026-01', '0.7210')],
    }),
  ).toMatchObject({ usage: '1832.40', amount: '1321.16' });
  const water = { tariffs: [tariff('2026-01', '4.1500')] };
  const corrected = [point('READ', '2026-02-28', '1204.00'), point('READ', '2026-03-31', '1214.00')];
  expect(await usage({ points: corrected, ...water })).toMatchObject({ amount: '41.50' });
  const smaller = [point('READ', '2026-02-28', '1204.00'), point('READ', '2026-03-31', '1197.00')];
  const answer = await refused({
    kind: 'USAGE',
    input: { meters: meters.slice(0, 1), points: smaller, ...water },
  });
  expect([answer.code, answer.data]).toEqual([
    ERROR.readingBelow,
    { last: '1204.00', this: '1197.00', asOverflow: '99993.00' },
  ]);
});
