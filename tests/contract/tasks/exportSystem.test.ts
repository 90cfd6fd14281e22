/* Lists of people, roles, feedback and the operation log are exported as their screens say it, for who may. */
import { ERROR } from '../../../src/contract/error-codes';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { usersApi } from '../../../src/contract/system/users';
import { exportApi } from '../../../src/contract/tasks/exports';
import { type Client, signedIn } from '../../support/client';
import { MAIN_ENGINE } from '../../support/backends';
import { ended, linesOf, save } from './exports';

const field = (fieldName: string, dictCode?: string) => ({ fieldName, fieldTitle: fieldName, dictCode });
const MARCH = ['2026-03-01 00:00:00', '2026-03-31 23:59:59'];

interface List {
  apiUrl: string;
  query?: Record<string, unknown>;
  fields: ReturnType<typeof field>[];
  expected: RegExp;
}

const LISTS: readonly List[] = [
  {
    apiUrl: '/platformuser/api/user/selectPage',
    fields: [field('loginName'), field('status', 'user.status')],
    expected: /^"admin\.hq","启用"$/,
  },
  {
    apiUrl: '/platformuser/api/role/page',
    fields: [field('roleCode'), field('dataScope', 'role.dataScope'), field('status', 'status')],
    expected: /^"HQ_ADMIN","全部公司","启用"$/,
  },
  {
    apiUrl: '/cms/api/feedback/page',
    fields: [field('feedbackNo'), field('type', 'feedback.type'), field('status', 'feedback.status')],
    expected: /^"FB\d+","(功能异常|体验建议|数据问题|其他)","(待处理|处理中|已回复|已关闭)"$/,
  },
  {
    apiUrl: '/base/api/operationLog/page',
    query: { operateTime: MARCH },
    fields: [field('operatorName'), field('action', 'log.action'), field('objectType', 'log.object')],
    expected: /^"周启明","登录","登录"$/,
  },
];

describe.each(MAIN_ENGINE)('exports of the system ($engine)', ({ start }) => {
  let admin: Client;
  let clerk: Client;
  beforeAll(async () => {
    const server = await start();
    after = () => server.stop();
    [admin, clerk] = await Promise.all([signedIn(server.origin, 'admin.hq'), signedIn(server.origin, 'show.clerk')]);
  });
  let after: () => Promise<unknown>;
  afterAll(() => after());

  const ask = ({ apiUrl, fields, query = {} }: List) => ({
    ...{ fileType: 'CSV' as const, requestMethod: 'POST' as const, apiUrl, queryBodyMap: query },
    exportFieldDTOList: fields,
  });

  test.each(LISTS)('$apiUrl', async (list) => {
    const { jobNo } = await admin.data(exportApi.saveExportJob, ask(list));
    expect(await ended(admin, jobNo)).toMatchObject({ errorMsg: '', unknownFields: [] });
    const [, ...rows] = await linesOf(admin, jobNo);
    expect(rows).toContainEqual(expect.stringMatching(list.expected));
    expect((await clerk.call(exportApi.saveExportJob, ask(list))).code).toBe(ERROR.notGranted);
  });

  test('the log masks a mobile number wherever it stands in what was asked for', async () => {
    const jobNo = await save(admin, {
      ...{ apiUrl: usersApi.selectPage.path, queryBodyMap: { phone: '13800000002', loginName: 'op' } },
      exportFieldDTOList: [{ fieldName: 'loginName', fieldTitle: '用户' }],
    });
    const operateTime: [string, string] = ['2026-03-08 00:00:00', '2026-03-08 23:59:59'];
    const [row] = (await admin.data(operationLogApi.page, { operateTime, objectId: jobNo })).records;
    const { changes } = await admin.data(operationLogApi.detail, { id: row!.logId });
    expect(changes.queryBodyMap).toEqual([null, { phone: '138****0002', loginName: 'op' }]);
  });
});
