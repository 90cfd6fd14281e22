/* docs/domain/workbench.md#the-partners-link: a message that did not get through is sent again. */
import { randomBytes } from 'node:crypto';
import { statementSmsJob } from '../../../server/areas/finance/jobs/statementSms';
import { createClock } from '../../../server/platform/clock';
import { workOff } from '../../../server/platform/jobs/worker';
import { createKeys } from '../../../server/platform/keys';
import type { Sms } from '../../../server/platform/sms/sender';
import { LINK_SMS, statementLinkApi } from '../../../src/contract/finance/replies';
import { statementApi } from '../../../src/contract/finance/statements';
import { type Client, signedIn } from '../../support/client';
import { type StoreBeside, storeBeside } from '../../support/storeBeside';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const statementId = '92002';

onPostgres('messages with links to statements', () => {
  let beside: StoreBeside;
  let operator: Client;

  beforeAll(async () => {
    beside = await storeBeside();
    operator = await signedIn(beside.backend.origin, 'op.hubei');
  });
  afterAll(() => beside.close());

  const keys = createKeys([{ id: 'test', secret: randomBytes(32) }]);
  const stateOf = async () => (await operator.data(statementLinkApi.current, { statementId })).link?.smsState;
  const work = (clock: string, sendSms: (message: Sms) => Promise<void>) =>
    workOff(
      { db: beside.db, clock: createClock(clock), keys, sendSms, publicOrigin: 'https://b.example' },
      { statementSms: statementSmsJob },
    );
  const broken = () => Promise.reject(new Error('The gateway is away.'));

  test('while the gateway is away for a moment the message waits; only when it stays away has it failed', async () => {
    await operator.data(statementLinkApi.create, { statementId, phone: '13511112222' });
    await work('2026-03-09 10:00:00', broken);
    expect(await stateOf()).toBe(LINK_SMS.sending);
    const sent: Sms[] = [];
    await work('2026-03-09 12:00:00', (message) => {
      sent.push(message);
      return Promise.resolve();
    });
    expect(sent.map(({ phone }) => phone)).toEqual(['13511112222']);
    expect(await stateOf()).toBe(LINK_SMS.sent);

    await operator.data(statementLinkApi.create, { statementId, phone: '13511112222' });
    for (const hour of ['13', '15', '17']) await work(`2026-03-09 ${hour}:00:00`, broken);
    expect(await stateOf()).toBe(LINK_SMS.failed);
  });

  test('of a statement that is void by then nothing is sent: its link opens nothing', async () => {
    const admin = await signedIn(beside.backend.origin, 'admin.hq');
    await operator.data(statementLinkApi.create, { statementId, phone: '13511112222' });
    const { version } = await admin.data(statementApi.detail, { id: statementId });
    await admin.data(statementApi.void, { id: statementId, version, reason: '账期选择有误' });
    const sent: Sms[] = [];
    await work('2026-03-10 10:00:00', (message) => {
      sent.push(message);
      return Promise.resolve();
    });
    expect(sent).toEqual([]);
  });
});
