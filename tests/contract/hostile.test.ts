import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { ERROR } from '../../src/contract/error-codes';
import { platformUserApi } from '../../src/contract/account/platform-user';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { userApi } from '../../src/contract/account/sign-in';
import { type Backend, ENGINES } from '../support/backends';
import { Client, signedIn, type Twist } from '../support/client';

const { searchList, add, detail, update, publish, takeDown, tradeFairBranch } = tradeFairApi;
const nested = (depth: number) => `{"subject":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe.each(ENGINES)('hostile requests ($engine)', ({ start }) => {
  let backend: Backend;
  let operator: Client;

  beforeAll(async () => {
    backend = await start();
    operator = await signedIn(backend.origin, 'op.hubei');
  });
  afterAll(() => backend.stop());

  const search = (twist: Twist) => operator.call(searchList, {}, twist);

  test.each<[string, Twist, number, number]>([
    ['no token', { headers: { authorization: '', zhcaiToken: '' } }, 401, ERROR.sessionExpired],
    ['another token than the other header', { headers: { zhcaiToken: 'x' } }, 401, ERROR.sessionExpired],
    ['an unknown token', { headers: { authorization: 'Bearer x', zhcaiToken: 'x' } }, 401, ERROR.sessionExpired],
    ['another client type', { headers: { token_platform_client_type: 'APP' } }, 403, ERROR.notGranted],
    ['one byte more in the query', { query: { x: '1' } }, 401, ERROR.badSignature],
    ['another body', { body: '{"pageNum":2}' }, 401, ERROR.badSignature],
    ['a clock five minutes late', { skew: -301_000 }, 401, ERROR.clockSkew],
    ['a clock five minutes early', { skew: 305_000 }, 401, ERROR.clockSkew],
    ['another branch than the token', { headers: { 'x-branch-id': 'FDC' } }, 200, ERROR.branchMismatch],
    ['a body of 10 MB', { body: JSON.stringify({ subject: 'x'.repeat(10_000_000) }) }, 413, ERROR.bodyTooLarge],
    ['a depth of 1,000', { body: nested(1000) }, 400, ERROR.invalidInput],
    ['a depth of 500,000', { body: nested(500_000) }, 400, ERROR.invalidInput],
    ['broken JSON', { body: '{"subject"' }, 400, ERROR.invalidInput],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 415, ERROR.unsupportedMedia],
  ])('%s', async (_, twist, status, code) => {
    const answer = await search(twist);
    expect([answer.status, answer.code, answer.success]).toEqual([status, code, false]);
  });

  test.each([
    ['NUL in a text', { subject: 'a\0b' }, 400],
    ['half a pair in a text', { subject: 'a\ud800' }, 400],
    ['a page before the first', { pageNum: 0 }, 200],
    ['a page size that is not offered', { pageSize: 7 }, 200],
    ['an order by something else', { orderBy: 'passwordHash' as 'subject' }, 200],
  ])('%s', async (_, input, status) => {
    const answer = await operator.call(searchList, input);
    expect([answer.status, answer.code]).toEqual([status, ERROR.invalidInput]);
  });

  test.each(["%'; drop table trade_fair; --", '\\', '_', '%', '*', '$&', '\u{10FFFF}', 'é́'.repeat(50)])(
    'the search text %j is only a text',
    async (subject) => {
      const { success, data } = await operator.call(searchList, { subject });
      expect([success, data.total]).toEqual([true, 0]);
    },
  );

  test('fields that nobody asked for are not stored', async () => {
    const input = {
      saveMode: 'DRAFT',
      subject: '多余字段',
      state: 3,
      createdBy: 'admin.hq',
      branchId: 'FDA',
      version: 9,
    } as const;
    const { tradeFairId } = await operator.data(add, input);
    const stored = await operator.data(detail, { id: tradeFairId });
    expect(stored).toMatchObject({ state: 9, createdBy: 'op.hubei', hostBranchId: 'FDB', version: 1 });
  });

  test('a signed write is accepted once', async () => {
    const t = operator.now();
    const write = () => operator.call(add, { saveMode: 'DRAFT', subject: '重放' }, { t });
    expect((await write()).code).toBe(200);
    expect(await write()).toMatchObject({ status: 200, code: ERROR.repeatedRequest });
    expect((await operator.data(searchList, { subject: '重放' })).total).toBe(1);
  });

  test('a repeated key answers what was answered, once for ten at a time, and refuses other content', async () => {
    const keyed = (subject: string, key: string) =>
      operator.call(add, { saveMode: 'DRAFT', subject }, { headers: { 'idempotency-key': key } });
    const key = randomUUID();
    const first = await keyed('幂等', key);
    expect((await keyed('幂等', key)).data).toEqual(first.data);
    expect((await keyed('别的', key)).code).toBe(ERROR.keyReused);
    const parallel = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => keyed('并发', parallel)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code !== 200 && code !== ERROR.stillRunning)).toEqual([]);
    expect((await operator.data(searchList, { subject: '并发' })).total).toBe(1);
  });

  test('what is absent and what belongs to another branch look alike', async () => {
    const clerk = await signedIn(backend.origin, 'show.clerk');
    const foreign = { ...(await operator.call(detail, { id: '70006' })), requestId: '', serverTime: 0, headers: null };
    const absent = {
      ...(await operator.call(detail, { id: '99999999' })),
      requestId: '',
      serverTime: 0,
      headers: null,
    };
    expect(foreign).toEqual(absent);
    expect(foreign.code).toBe(ERROR.notFound);
    for (const id of ['70002', '70004', '70006', '0']) {
      const write = { id, version: 1, reason: '没有权限也要试试' };
      expect((await clerk.call(publish, write)).code).toBe(ERROR.notFound);
      expect((await clerk.call(update, { ...write, saveMode: 'DRAFT', subject: '偷改' })).code).toBe(ERROR.notFound);
      expect((await clerk.call(tradeFairBranch, { id })).code).toBe(ERROR.notFound);
    }
    const { records } = await clerk.data(searchList, { pageSize: 500 });
    expect(records.map(({ tradeFairId }) => tradeFairId).sort()).toEqual(['70001', '70003', '70005']);
  });

  test('what is no request, or has an endless address, is answered as well', async () => {
    const long = await fetch(`${backend.origin}/dcr/api/dashboard/summary?x=${'x'.repeat(20_000)}`);
    expect([long.status, await long.json()]).toEqual([431, expect.objectContaining({ code: ERROR.bodyTooLarge })]);
    const answer = await new Promise<string>((done) => {
      const socket = connect(Number(new URL(backend.origin).port), '127.0.0.1', () =>
        socket.write('no http at all\r\n\r\n'),
      );
      socket.on('data', (data) => done(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request[^]*"code":40002/);
  });

  test('another branch cannot be named', async () => {
    const named = { saveMode: 'DRAFT', subject: '外公司', hostBranchId: 'FDC' } as const;
    expect((await operator.call(add, named)).code).toBe(ERROR.branchNotGranted);
    expect((await operator.call(userApi.saveBranchId, { branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
    expect((await operator.call(platformUserApi.setLastSelectBranchId, { branchId: 'FDC' })).code).toBe(
      ERROR.branchNotGranted,
    );
  });

  test('a call without its button is refused with 403, a granted one is not', async () => {
    const auditor = await signedIn(backend.origin, 'audit.ro');
    const answer = await auditor.call(takeDown, { id: '70002', version: 1, reason: '审计员不能下架' });
    expect([answer.status, answer.code]).toEqual([403, ERROR.notGranted]);
    expect((await auditor.call(searchList, {})).code).toBe(200);
  });

  test('a pre-token opens nothing but the choice of an account', async () => {
    const pre = new Client(backend.origin);
    pre.token = (
      await pre.data(userApi.mobileLogin, { phone: '13800000005', code: '000000', smsType: 'ERP_LOGIN' })
    ).token;
    expect((await pre.call(searchList, {})).status).toBe(401);
    expect((await pre.call(userApi.saveBranchId, { branchId: 'FDA' })).status).toBe(401);
    expect((await pre.call(userApi.selectUserLogin, { loginName: 'admin.hq' })).status).toBe(401);
  });

  test('unknown paths of the interface are JSON, and no call lets another origin read', async () => {
    const answer = await fetch(`${backend.origin}/tradefair/api/tradeFair/nothing`);
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([404, ERROR.unknownPath]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
