/* A mobile is masked in the log wherever it stands, also where somebody has typed it as his name (docs/domain/platform.md#masking). */
import { userApi } from '../../../src/contract/account/sign-in';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';

const KNOWN = '13800000005';
const UNKNOWN = '13911112222';

test('signing in by mobile, asking for a code and typing a mobile as a name leave no whole number', async () => {
  const server = await main.start();
  const stranger = new Client(server.origin);
  await stranger.call(userApi.aliCaptchaSmsTimes, { phone: KNOWN, smsType: 'ERP_LOGIN', captchaVerifyParam: 'pass' });
  await stranger.call(userApi.mobileLogin, { phone: KNOWN, code: '000000', smsType: 'ERP_LOGIN' });
  await stranger.call(userApi.mobileLogin, { phone: UNKNOWN, code: '000000', smsType: 'ERP_LOGIN' });
  await stranger.call(userApi.usernameLogin, { username: UNKNOWN, password: 'Wrong@2026' });
  const admin = await signedIn(server.origin, 'admin.hq');
  const operateTime: [string, string] = ['2026-03-08 00:00:00', '2026-03-08 23:59:59'];
  const { records } = await admin.data(operationLogApi.page, { operateTime, pageSize: 200 });
  expect(records.length).toBeGreaterThan(2);
  const text = JSON.stringify(records);
  for (const phone of [KNOWN, UNKNOWN]) expect(text).not.toContain(phone);
  expect(text).toContain('139****2222');
  await server.stop();
});
