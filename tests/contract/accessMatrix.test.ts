/* for every operation of the contract, what it answers to each who may not have it. */
import { services } from '../../src/contract';
import { ERROR } from '../../src/contract/error-codes';
import { USER_STATUS, usersApi } from '../../src/contract/system/users';
import { main } from '../support/backends';
import { Client } from '../support/client';
import type { HostedBackend } from '../support/host/host';
import { answerTo, closed, operations } from './operations';
import { openPeople, type People } from './system/people';

let backend: HostedBackend;
let people: People;

beforeAll(async () => {
  backend = await main.start();
  people = await openPeople(() => Promise.resolve(backend));
});
afterAll(() => backend.stop());

async function expectSessionOver(client: Client) {
  for (const operation of closed) {
    const { status, code, data } = await answerTo(client, operation);
    expect([operation.name, status, code, data]).toEqual([operation.name, 401, ERROR.sessionExpired, null]);
  }
}

test('what anybody may call is listed here, and nothing else', () => {
  const open = operations.filter(({ endpoint }) => endpoint.access === 'public').map(({ name }) => name);
  expect(open).toEqual([
    'userApi.usernameLogin',
    'userApi.mobileLogin',
    'userApi.checkLoginPhone',
    'userApi.aliCaptchaSmsTimes',
    'userApi.captcha',
    'userApi.getUserListAndToken',
    'exampleAccountApi.list',
    'erpApi.event',
    'screenApi.screen',
    'screenApi.start',
    'screenApi.stop',
    'screenApi.winners',
    'invitationApi.open',
    'invitationApi.reply',
    'invitationApi.read',
    'drawProofApi.list',
    'drawProofApi.open',
    'bannerAppApi.shown',
    'bannerAppApi.click',
    'zoneAppApi.shown',
    'articleAppApi.shown',
    'articleAppApi.read',
    'branchAnnouncementAppApi.shown',
    'branchAnnouncementAppApi.read',
    'fileApi.content',
    'fileApi.ticket',
    'fileApi.uploadByTicket',
    'exportApi.content',
    'statementReplyApi.open',
    'statementReplyApi.bills',
    'statementReplyApi.save',
    'statementReplyApi.sms',
    'statementReplyApi.answer',
    'publicEntryApi.invite',
    'publicEntryApi.regionTree',
    'publicEntryApi.operateRangeTree',
    'publicEntryApi.usccCheck',
    'publicEntryApi.sms',
    'publicEntryApi.saveDraft',
    'publicEntryApi.loadDraft',
    'publicEntryApi.deleteDraft',
    'publicEntryApi.upload',
    'publicEntryApi.submitCustomer',
    'publicEntryApi.submitCompany',
    'publicEntryApi.result',
    'publicEntryApi.returned',
    'publicEntryApi.newCode',
  ]);
});

test('what whoever is signed in may call without a page or a button is listed here, and nothing else', () => {
  const own = operations.filter(({ endpoint }) => endpoint.access === 'session').map(({ name }) => name);
  expect(own).toEqual([
    'userApi.saveBranchId',
    'platformUserApi.userInfo',
    'platformUserApi.loginOrgList',
    'platformUserApi.setLastSelectBranchId',
    'platformUserApi.permission',
    'platformUserApi.dictList',
    'platformUserApi.saveBranch',
    'platformUserApi.listByStaffId',
    'platformUserApi.logout',
    'profileApi.profile',
    'profileApi.operations',
    'profileApi.signIns',
    'profileApi.endSignIns',
    'savedViewApi.mine',
    'savedViewApi.save',
    'savedViewApi.delete',
    'feedbackApi.add',
    'refusedPageApi.refused',
    'refusedPageApi.ask',
    'pageVisitApi.record',
    'inboxApi.mine',
    'inboxApi.open',
    'inboxApi.read',
    'dashboardApi.summary',
    'dashboardApi.cards',
    'dashboardApi.firstSteps',
    'approvalApi.inbox',
    'waitingApi.waiting',
  ]);
});

/** Tokens that were good once, or never. */
const STRANGERS: Record<string, () => Promise<string>> = {
  'no token': () => Promise.resolve(''),
  'a made-up token': () => Promise.resolve('0'.repeat(64)),
  'a token that was signed out': async () => {
    const client = await people.as('op.hubei');
    await client.data(services.platformUserApi.logout, {});
    return client.token;
  },
  'the token of a disabled user': async () => {
    const { token } = await people.as('multi.shanghai');
    const { records } = await people.admin.data(usersApi.selectPage, { loginName: 'multi.shanghai' });
    await people.admin.data(usersApi.updateStatus, { userId: records[0]!.userId, status: USER_STATUS.disabled });
    return token;
  },
};

test.each(Object.keys(STRANGERS))('%s opens nothing', async (stranger) => {
  await expectSessionOver(new Client(backend.origin, await STRANGERS[stranger]!()));
});

test('without a page or a button a call is refused', async () => {
  const roleId = await people.addRole('NOTHING', []);
  const nobody = await people.enter(
    await people.admin.data(
      usersApi.addUser,
      people.form('no.body', 'S00512', { branchId: 'FDB', loginBranchIds: ['FDB'], roleIds: [roleId] }),
    ),
  );
  for (const operation of closed.filter(({ endpoint }) => typeof endpoint.access === 'object')) {
    const { status, code, data } = await answerTo(nobody, operation);
    expect([operation.name, status, code, data]).toEqual([operation.name, 403, ERROR.notGranted, null]);
  }
});

test('an expired token opens nothing', async () => {
  const { token } = await people.as('show.clerk');
  backend = await backend.reopen({ CLOCK: '2026-03-10 09:00:00' });
  await expectSessionOver(new Client(backend.origin, token));
});
