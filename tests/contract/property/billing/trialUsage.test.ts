/* docs/domain/property-bills.md#trial: worked examples, as whoever asks the trial is answered. */
import { type Of, point, tariff, trialDesk } from './trialDesk';

const { ask } = trialDesk();

async function usage(input: Partial<Of<'USAGE'>>) {
  const meters = [{ meterId: 'M1', digits: 5, factor: '1.0000' }];
  return ask({ kind: 'USAGE', input: { meters, points: [], tariffs: [], ...input } });
}

/* docs/domain/property-bills.md#usage */
test('usage, steps, registers, the year, missed readings', async () => {
  const between = (last: string, value: string) => [
    point('READ', '2026-02-28', last),
    point('READ', '2026-03-31', value),
  ];
  expect(await usage({ points: between('1204.00', '1241.00'), tariffs: [tariff('2026-01', '4.1500')] })).toMatchObject({
    ...{ usage: '37.00', amount: '153.55' },
  });
  const power = {
    ...tariff('2026-01', '0.5580'),
    steps: [
      { over: '180', add: '0.0500' },
      { over: '400', add: '0.3000' },
    ],
  };
  expect(await usage({ points: between('3000', '3452'), tariffs: [power] })).toMatchObject({
    amount: '278.82',
    months: [
      { parts: [{ amount: '252.22' }, { usage: '220.00', amount: '11.00' }, { usage: '52.00', amount: '15.60' }] },
    ],
  });
  expect(
    await usage({
      meters: [{ meterId: 'M1', digits: 5, factor: '40' }],
      points: [
        point('READ', '2026-02-28', '120.50', '300.00', '510.25', '200.00'),
        point('READ', '2026-03-31', '138.75', '352.40', '590.35', '241.10'),
      ],
      tariffs: [
        {
          ...tariff('2026-01', '1.1520', '0.9218', '0.5580', '0.2890'),
          steps: [{ over: '5000', add: '0.0300' }],
        },
      ],
    }),
  ).toMatchObject({
    ...{ usage: '7674.00', amount: '5116.22' },
    months: [
      {
        parts: [
          { usage: '730.00', amount: '840.96' },
          { usage: '2096.00', amount: '1932.09' },
          { usage: '3204.00', amount: '1787.83' },
          { usage: '1644.00', amount: '475.12' },
          { kind: 'STEP', usage: '2674.00', amount: '80.22' },
        ],
      },
    ],
  });
  const byYear = {
    ...{ from: '2026-01', basis: 2 as const, prices: ['3.1500'] },
    steps: [
      { over: '180', add: '1.0000' },
      { over: '260', add: '3.0000' },
    ],
  };
  expect(
    await usage({
      points: [
        point('READ', '2026-08-31', '640'),
        point('READ', '2026-09-30', '665'),
        point('READ', '2026-10-31', '741'),
      ],
      tariffs: [byYear],
      usedBefore: { '2026': '170' },
    }),
  ).toMatchObject({ months: [{ amount: '93.75' }, { amount: '337.40' }] });
  const missed = await usage({
    points: [point('READ', '2025-12-31', '900'), point('READ', '2026-03-31', '1000')],
    tariffs: [tariff('2026-03', '4.3500'), tariff('2025-01', '4.1500')],
  });
  expect(missed).toMatchObject({
    amount: '421.89',
    months: [
      { period: '2026-01', usage: '34.45', amount: '142.97' },
      { period: '2026-02', usage: '31.11', amount: '129.11' },
      { period: '2026-03', usage: '34.44', amount: '149.81' },
    ],
  });
});
