/* docs/domain/reconciliation.md#numbers: what three confirmed pairs agree on is proposed, and holds after one click. */
import { ERROR } from '../../../src/contract/error-codes';
import { ACTION_KIND, MATCH_STATUS, NUMBER_RULE_STATE } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const statementId = '92002';

let backend: Backend;
let client: Client;

beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const rowsOf = async (side: 1 | 2) =>
  (await client.data(workbenchApi.rows, { statementId, side, pageSize: 200 })).records;

async function runEnds() {
  while ((await client.data(workbenchApi.bridge, { statementId })).running === 1)
    await new Promise((go) => setTimeout(go, 100));
}

test('R03, R17: pairs matched by hand propose a rule; in force it confirms, and a pair against it refuses it', async () => {
  const bills = (await rowsOf(1)).filter(({ no }) => no.startsWith('CK'));
  const [receipt] = (await rowsOf(1)).filter(({ no }) => no.startsWith('SK'));
  expect(bills.length).toBeGreaterThanOrEqual(3);
  // The partner leaves the letters out, so that a receipt and an outbound of one order have the same digits.
  const rows = bills.map(({ no, date, amount }) => `${no.slice(2)}/A,${date},${amount}`);
  await client.upload(
    workbenchApi.importCounter,
    { statementId },
    { content: ['对方单号,日期,金额', ...rows].join('\n'), name: '明细.csv' },
  );
  await runEnds();
  expect(await client.data(workbenchApi.memory, { statementId })).toEqual([]);

  const suggested = await client.data(workbenchApi.matches, {
    statementId,
    status: [MATCH_STATUS.suggested],
    pageSize: 50,
  });
  for (const { matchId, version } of suggested.records.slice(0, 3))
    await client.data(workbenchApi.confirm, { matchId, version });
  const [proposed, ...others] = await client.data(workbenchApi.memory, { statementId });
  const rule = { theirPrefix: '', theirSuffix: 'A', ourPrefix: 'CK', ourSuffix: '' };
  expect([proposed, others]).toMatchObject([{ ...rule, ruleId: null, state: NUMBER_RULE_STATE.proposed }, []]);
  expect(proposed?.pairs).toHaveLength(3);

  const wrong = { ...rule, ourPrefix: 'FL' };
  const refused = await client.call(workbenchApi.enableRule, { statementId, ...wrong });
  expect(refused.code).toBe(ERROR.ruleContradicted);
  await client.data(workbenchApi.enableRule, { statementId, ...rule });
  const [stored] = await client.data(workbenchApi.memory, { statementId });
  expect(stored).toMatchObject({ ...rule, state: NUMBER_RULE_STATE.inForce });
  await client.data(workbenchApi.disableRule, { ruleId: stored!.ruleId! });
  expect((await client.data(workbenchApi.memory, { statementId }))[0]).toMatchObject({
    state: NUMBER_RULE_STATE.disabled,
  });
  await client.data(workbenchApi.enableRule, { statementId, ...rule });

  // A number of its own, which no rule of parts and no amount would pair with the receipt.
  const late = new FormData();
  late.append('statementId', statementId);
  const own = `${receipt!.no.slice(2)}/B,2026-02-28,1.00`;
  late.append('file', new Blob([['对方单号,日期,金额', ...rows, own].join('\n')]), '明细.csv');
  await client.call(workbenchApi.importCounter, { statementId }, { body: late });
  await runEnds();
  const matches = await client.data(workbenchApi.matches, {
    statementId,
    status: [MATCH_STATUS.confirmed],
    pageSize: 50,
  });
  const mapped = matches.records.filter((match) => match.rule === 'M03');
  expect(mapped.length).toBe(bills.length - 3);
  expect(mapped.every(({ number }) => number === 'MAP')).toBe(true);
});

const confirmedMatches = async () =>
  (await client.data(workbenchApi.matches, { statementId, status: [MATCH_STATUS.confirmed], pageSize: 50 })).records;
const ruleOf = async () => {
  const [rule] = await client.data(workbenchApi.memory, { statementId });
  return rule!;
};
const newestActions = async () =>
  (await client.data(workbenchApi.actions, { statementId, pageSize: 20 })).records.map(({ kind }) => kind);

test('5b.10: two confirmed matches against a rule suspend it; it comes back with a reason, once none is left', async () => {
  const pairs = (await confirmedMatches()).filter(({ kind, rows }) => kind === 1 && rows[0]!.no.startsWith('CK'));
  const [one, two] = pairs;
  const idOf = (match: typeof one, side: 1 | 2) => match!.rows.find((row) => row.side === side)!.rowId;
  for (const { matchId, version } of [one!, two!]) await client.data(workbenchApi.unmatch, { matchId, version });
  const crossed = async (our: typeof one, their: typeof one) => {
    const ids = { ourIds: [idOf(our, 1)], counterIds: [idOf(their, 2)] };
    return (await client.data(workbenchApi.match, { statementId, ...ids })).matchId;
  };
  const first = await crossed(one, two);
  // One pair against it may be a mistake of anybody’s.
  expect(await ruleOf()).toMatchObject({ state: NUMBER_RULE_STATE.inForce, againstCount: 1, suspendedTime: null });
  const second = await crossed(two, one);
  const suspended = await ruleOf();
  expect(suspended).toMatchObject({ state: NUMBER_RULE_STATE.suspended, againstCount: 2 });
  expect(suspended.suspendedTime).not.toBeNull();
  expect(suspended.against.map(({ ours, theirs }) => [ours, theirs])).toEqual(
    [
      [two!, one!],
      [one!, two!],
    ].map(([our, their]) => [
      our!.rows.find(({ side }) => side === 1)!.no,
      their!.rows.find(({ side }) => side === 2)!.no,
    ]),
  );
  expect((await client.data(workbenchApi.bridge, { statementId })).suspendedRules).toBe(1);
  expect((await newestActions())[0]).toBe(ACTION_KIND.suspendRule);

  const { theirPrefix, theirSuffix, ourPrefix, ourSuffix } = suspended;
  const resume = (reason: string) =>
    client.call(workbenchApi.enableRule, { statementId, theirPrefix, theirSuffix, ourPrefix, ourSuffix, reason });
  expect(await resume('对方已更正单号')).toMatchObject({ code: ERROR.ruleContradicted });
  // The suspension itself is no command that anybody takes back: the match before it is.
  await client.data(workbenchApi.undo, { statementId });
  const [left] = (await confirmedMatches()).filter(({ matchId }) => matchId === first || matchId === second);
  expect(left!.matchId).toBe(first);
  expect(await resume('对方已更正单号')).toMatchObject({ code: ERROR.ruleContradicted });
  await client.data(workbenchApi.unmatch, { matchId: first, version: left!.version });
  // Without a rule in force nothing of the run is found by it.
  await client.data(workbenchApi.recheck, { statementId });
  await runEnds();
  const found = await client.data(workbenchApi.matches, {
    statementId,
    status: [MATCH_STATUS.suggested],
    pageSize: 50,
  });
  expect(found.records.filter(({ number }) => number === 'MAP')).toEqual([]);
  expect(await resume('好')).toMatchObject({ code: ERROR.invalidInput });
  expect(await resume('对方已更正单号')).toMatchObject({ success: true });
  expect(await ruleOf()).toMatchObject({
    ...{ state: NUMBER_RULE_STATE.inForce, againstCount: 0, suspendedTime: null, reason: '对方已更正单号' },
  });
  expect((await client.data(workbenchApi.bridge, { statementId })).suspendedRules).toBe(0);
  expect((await newestActions())[0]).toBe(ACTION_KIND.resumeRule);
});
