import { and, eq, inArray } from 'drizzle-orm';
import { invitation } from '../../../server/areas/trade-fair/data/schema/fair-trade';
import {
  messageTo,
  queueInvitationSms,
  invitationSmsJob,
} from '../../../server/areas/trade-fair/handlers/invitations/queue';
import { workOff } from '../../../server/platform/jobs/worker';
import { createClock } from '../../../server/platform/clock';
import { INVITATION_PAGE, REPLY_STATUS, SEND_STATUS } from '../../../src/contract/trade-fair/invitations';
import type { Sms } from '../../../server/platform/sms/sender';
import { type StoreBeside, storeBeside } from '../../support/storeBeside';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const publicOrigin = 'https://console.example.com';
const token = '0123456789abcdef0123456789abcdef';
const { sending, sent, failed } = SEND_STATUS;

test('a message names the fair and carries the link of its guest', () => {
  const fair = { subject: '2026春季订货会', venue: '武汉国际博览中心', startTime: '2026-03-07 08:30:00' };
  expect(messageTo({ row: { templateId: 'M01', token }, name: '王海涛', fair }, publicOrigin)).toBe(
    `王海涛，诚邀您参加2026春季订货会，2026-03-07，武汉国际博览中心。 回执：${publicOrigin}/invitationReply#${token}`,
  );
});

onPostgres('the queue of messages', () => {
  let beside: StoreBeside;

  beforeAll(async () => {
    beside = await storeBeside();
  });
  afterAll(() => beside.close());

  test('each goes out once, also from two processes; one that fails says so', async () => {
    const { db } = beside;
    const clock = createClock('2026-03-08 09:00:00');
    const own = and(eq(invitation.tradeFairId, '70001'), eq(invitation.channel, 1));
    const chosen = (await db.select().from(invitation).where(own)).slice(0, 6);
    const numbers = inArray(
      invitation.invitationNo,
      chosen.map(({ invitationNo }) => invitationNo),
    );
    await db.update(invitation).set({ sendStatus: sending }).where(numbers);
    const messages: string[] = [];
    const keys = new Set<string>();
    const sendSms = ({ text, key }: Sms) => {
      messages.push(text);
      keys.add(key);
      return messages.length === 2 ? Promise.reject(new Error('no balance')) : Promise.resolve();
    };
    await queueInvitationSms(db, clock());
    // What is queued already is not queued again.
    await queueInvitationSms(db, clock());
    const host = { db, clock, sendSms, publicOrigin };
    const done = await Promise.all([1, 2].map(() => workOff(host, { invitationSms: invitationSmsJob })));
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(chosen.length);
    expect([...keys].sort()).toEqual(
      chosen.map(({ invitationNo, resent }) => `invitation-${invitationNo}-${resent}`).sort(),
    );
    const links = messages.map((message) => message.split('回执：')[1]);
    expect(links.sort()).toEqual(chosen.map((row) => publicOrigin + INVITATION_PAGE + row.token).sort());
    const after = await db.select().from(invitation).where(numbers);
    expect(after.map(({ sendStatus }) => sendStatus).sort()).toEqual([...Array<number>(5).fill(sent), failed]);
  });

  test('what was withdrawn while it waited is not sent', async () => {
    const { db } = beside;
    const clock = createClock('2026-03-08 09:30:00');
    const [one] = await db
      .select()
      .from(invitation)
      .where(and(eq(invitation.tradeFairId, '70001'), eq(invitation.channel, 1), eq(invitation.sendStatus, sent)));
    const own = eq(invitation.invitationNo, one!.invitationNo);
    await db.update(invitation).set({ sendStatus: sending, resent: 3 }).where(own);
    await queueInvitationSms(db, clock());
    await db.update(invitation).set({ replyStatus: REPLY_STATUS.cancelled }).where(own);
    const messages: string[] = [];
    const sendSms = ({ text }: Sms) => {
      messages.push(text);
      return Promise.resolve();
    };
    await workOff({ db, clock, sendSms, publicOrigin }, { invitationSms: invitationSmsJob });
    expect(messages).toEqual([]);
    const [after] = await db.select().from(invitation).where(own);
    expect(after!.sendStatus).toBe(failed);
  });
});
