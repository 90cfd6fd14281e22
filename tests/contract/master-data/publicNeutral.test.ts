/*
 * docs/domain/public-entry.md#submission: whoever is known is answered like whoever is not, in the same words and in the
 * same time. NEUTRAL says how many of each are asked for, on a machine that does nothing else: then the slowest answers are
 * compared. Else it is by how much the two of a pair differ, which are asked for in one moment: what other work makes of the
 * times hits either alike and evens out, a difference that tells something stays. More pairs are asked for until the median
 * of all that there could be is sure to lie on one side of the limit.
 */
import { Client as PgClient } from 'pg';
import { publicEntryApi } from '../../../src/contract/master-data/public-entry';
import { ERROR } from '../../../src/contract/error-codes';
import type { Answer } from '../../support/client';
import { main } from '../../support/backends';
import { customerForm } from './entryForms';
import { Applicant } from './publicApplicant';

const MANY = Number(process.env.NEUTRAL ?? 40);
const IS_ALONE = process.env.NEUTRAL !== undefined;
const ROUNDS = IS_ALONE ? 1 : 5;
/** Milliseconds. */
const APART = 10;
/** Standard errors on either side of a median: it lies beyond them once in four hundred times. */
const SURE = 3;

const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b);
const at = (times: readonly number[], share: number) => {
  const index = Math.floor(times.length * share);
  return sorted(times)[Math.min(times.length - 1, Math.max(0, index))] ?? 0;
};

/** Whether it is sure already that the median of these is within the limit, or that it is not. */
function isDecided(differences: readonly number[]) {
  const error = SURE / (2 * Math.sqrt(differences.length));
  const [low, high] = [at(differences, 0.5 - error), at(differences, 0.5 + error)];
  return (low > -APART && high < APART) || low >= APART || high <= -APART;
}
/** A body without what is random, and without its numbers. */
const bodyOf = ({ status, code, msg, success, data }: Answer<unknown>) =>
  JSON.stringify({ status, code, msg, success, data }, (key, value: unknown) =>
    ['entryNo', 'queryCode', 'submitTime'].includes(key) ? typeof value : value,
  );

/** Asks for both in turn, so that whatever else the machine does hits both alike. */
async function askBoth(ask: (isKnown: boolean, i: number) => Promise<() => Promise<Answer<unknown>>>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  const differences = () => times.known.map((time, i) => time - (times.unknown[i] ?? 0));
  const apart = () => Math.abs(IS_ALONE ? at(times.known, 0.95) - at(times.unknown, 0.95) : at(differences(), 0.5));
  for (let i = 0; i < MANY || (i < ROUNDS * MANY && !isDecided(differences())); i += 1)
    for (const isKnown of i % 2 === 0 ? [true, false] : [false, true]) {
      const send = await ask(isKnown, i);
      const begun = performance.now();
      bodies.add(bodyOf(await send()));
      times[isKnown ? 'known' : 'unknown'].push(performance.now() - begun);
    }
  return { bodies: [...bodies], apart: apart() };
}

describe('what a stranger can learn', () => {
  let backend: Awaited<ReturnType<typeof main.start>>;

  beforeAll(async () => {
    backend = await main.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => backend.stop());
  /** A link takes a hundred a day. */
  async function forget() {
    if (backend.databaseUrl === undefined) return;
    const database = new PgClient({ connectionString: backend.databaseUrl });
    await database.connect();
    await database.query("delete from rate_event where kind = 'entrySubmitLink'");
    await database.end();
  }
  const applicant = () => new Applicant(backend.origin);
  const phoneOf = (n: number) => `139${String(n).padStart(8, '0')}`;

  test('of a company that has applied already: nothing', async () => {
    const known = { ...customerForm, custName: '武昌济民大药房' };
    const first = applicant();
    expect((await first.submit(await first.withPictures(known), { phone: phoneOf(1) })).code).toBe(200);
    const { bodies, apart } = await askBoth(async (isKnown, i) => {
      const who = applicant();
      if (i % 50 === 49) await forget();
      const unknown = {
        ...{ ...known, custName: `无名第${i}大药房`, uscc: '91420100300258142K', legalPerson: `无名${i}` },
        receivers: [{ ...known.receivers[0]!, phone: phoneOf(50_000 + i) }],
        licences: known.licences.map((one) => ({ ...one, licenceNo: `无${i}第${one.licenceType}号` })),
      };
      const form = await who.withPictures(isKnown ? known : unknown);
      const more = { phone: phoneOf(1000 + 2 * i + Number(isKnown)), captcha: 'pass' };
      return () => who.submit(form, more);
    });
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('"code":200');
    expect(apart).toBeLessThan(APART);
  }, 600_000);

  test('of a number or a phone that is known: nothing', async () => {
    const first = applicant();
    const form = await first.withPictures({ ...customerForm, custName: '武昌仁心大药房' });
    const { entryNo } = (await first.submit(form, { phone: phoneOf(2), captcha: 'pass' })).data;
    const numbers = await askBoth((isKnown, i) => {
      const who = applicant();
      const no = isKnown ? entryNo : `KH209901${String(i).padStart(6, '0')}`;
      return Promise.resolve(() => who.result(no, '0123456789'));
    });
    expect(numbers.bodies).toHaveLength(1);
    expect(numbers.bodies[0]).toContain(String(ERROR.entryUnknown));
    expect(numbers.apart).toBeLessThan(APART);
    const phones = await askBoth((isKnown, i) => {
      const { client, twist } = applicant();
      const phone = isKnown ? phoneOf(2) : phoneOf(90_000 + i);
      return Promise.resolve(() => client.call(publicEntryApi.newCode, { entryNo, phone, smsCode: '000000' }, twist));
    });
    expect(phones.bodies).toHaveLength(1);
    expect(phones.bodies[0]).toContain('"data":true');
    expect(phones.apart).toBeLessThan(APART);
  }, 600_000);

  test('guesses of a code hit nothing', async () => {
    const first = applicant();
    const form = await first.withPictures({ ...customerForm, custName: '武昌长春大药房' });
    const { entryNo, queryCode } = (await first.submit(form, { phone: phoneOf(3), captcha: 'pass' })).data;
    const ask = (n: number) => {
      const code = String(n).padStart(10, '0');
      return applicant().result(entryNo, code === queryCode ? 'ZZZZZZZZZZ' : code);
    };
    const codes = new Set<number>();
    const guesses = MANY * 10;
    for (let n = 0; n < guesses; n += 20)
      for (const { code } of await Promise.all(Array.from({ length: 20 }, (_, i) => ask(n + i)))) codes.add(code);
    expect([...codes]).toEqual([ERROR.entryUnknown]);
  }, 600_000);
});
