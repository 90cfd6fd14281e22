import { ERROR } from '../../../src/contract/error-codes';
import { EXPORT_STATUS, exportApi } from '../../../src/contract/tasks/exports';
import { JOB_KIND, jobApi } from '../../../src/contract/tasks/jobs';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { download, ended, fairExport, linesOf, type Request, save } from './exports';

const { finished } = EXPORT_STATUS;
const { saveExportJob, searchAllExportJob } = exportApi;

describe.each(MAIN_ENGINE)('export jobs ($engine)', ({ start }) => {
  let backend: Backend;
  let admin: Client;
  let operator: Client;

  beforeAll(async () => {
    backend = await start();
    admin = await signedIn(backend.origin, 'admin.hq');
    operator = await signedIn(backend.origin, 'op.hubei');
  });
  afterAll(() => backend.stop());

  test('a list becomes a file: its filters, its order, labels for codes, text for ids, an empty unknown column', async () => {
    const query = { state: [3, 4], orderBy: 'startTime', orderDir: 'asc' } as const;
    const { code, data } = await operator.call(
      saveExportJob,
      fairExport({
        queryBodyMap: { ...query, pageNum: 7, pageSize: 10 },
        fileName: '展会 1/2',
        exportFieldDTOList: [
          { fieldName: 'state', fieldTitle: '状态', dictCode: 'tradeFair.state', sort: 3 },
          { fieldName: 'subject', fieldTitle: '展会名称', sort: 1 },
          { fieldName: 'startTime', fieldTitle: '开始', format: 'date', sort: 4 },
          { fieldName: 'guestCount', fieldTitle: '嘉宾数', sort: 5 },
          { fieldName: 'passwordHash', fieldTitle: '=没有', sort: 6 },
        ],
      }),
      { headers: { 'x-menu-id': 'sale/tradeFairManage' } },
    );
    expect(code).toBe(200);
    const { records, total } = await operator.data(tradeFairApi.searchList, { ...query, state: [3, 4], pageSize: 500 });
    expect(total).toBeGreaterThan(1);
    const job = await ended(operator, data.jobNo);
    expect(job).toMatchObject({
      ...{ status: finished, progress: 100, rowCount: total, unknownFields: ['passwordHash'], errorMsg: '' },
      ...{ fileName: '展会 1_2.csv', menuTitle: '展会列表', userName: '陈思远', branchId: 'FDB' },
      ...{ can: ['download', 'del'], expireTime: expect.stringMatching(/^2026-03-15 09:/) },
    });
    const label = (state: number) => (state === 3 ? '进行中' : '已结束');
    expect(await linesOf(operator, data.jobNo)).toEqual([
      '"展会名称","状态","开始","嘉宾数","\'=没有"',
      ...records.map(
        (fair) => `"${fair.subject}","${label(fair.state)}","${fair.startTime?.slice(0, 10)}",${fair.guestCount},`,
      ),
    ]);
    const file = await download(operator, data.jobNo);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('展会 1_2.csv')}`,
    );
    expect((await file.arrayBuffer()).byteLength).toBe(job.fileSize);
  });

  test('its work belongs to the trace of the request that asked for it', async () => {
    const traceId = 'a1'.repeat(16);
    const { data } = await operator.call(saveExportJob, fairExport({ fileName: 'traced' }), {
      headers: { traceparent: `00-${traceId}-${'b2'.repeat(8)}-01` },
    });
    const { records } = await admin.data(jobApi.page, { kind: JOB_KIND.export, pageSize: 500 });
    expect(records.filter((job) => job.traceId === traceId)).toMatchObject([{ key: data.jobNo }]);
  });

  test('what a spreadsheet would compute is text', async () => {
    const subject = '=HYPERLINK("https://x.example","a")';
    await operator.data(tradeFairApi.add, { subject, saveMode: 'DRAFT' });
    const jobNo = await save(operator, { queryBodyMap: { subject }, fileName: 'formula' });
    await ended(operator, jobNo);
    const [, line] = await linesOf(operator, jobNo);
    expect(line).toMatch(/,"'=HYPERLINK\(""https:\/\/x.example"",""a""\)"$/);
  });

  test('a second click is the same job, another list or language is another one', async () => {
    const first = await save(operator, { fileName: 'twice' });
    expect(await save(operator, { fileName: 'twice' })).toBe(first);
    expect(await save(operator, { fileName: 'other' })).not.toBe(first);
    const english = { headers: { 'Accept-Language': 'en' } };
    const translated = await operator.call(saveExportJob, fairExport({ fileName: 'twice' }), english);
    expect(translated.data.jobNo).not.toBe(first);
    const [one, two] = await Promise.all([save(admin, { fileName: 'both' }), save(admin, { fileName: 'both' })]);
    expect(one).toBe(two);
  });

  test.each([
    'https://example.com/tradefair/api/tradeFair/searchList',
    '//tradefair/api/tradeFair/searchList',
    '/tradefair/api/tradeFair/searchList/',
    '/tradefair/api/tradeFair/searchList?pageSize=1',
    '/tradefair/api/tradeFair/../tradeFair/searchList',
    '/tradefair/api/tradeFair/%73earchList',
    '/dev-api/tradefair/api/tradeFair/searchList',
    '/tradefair/api/tradeFair/delete/70006',
    '/platformuser/platform/export/searchAllExportJob',
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
    '__proto__',
  ])('%s is no list to export', async (apiUrl) => {
    expect(await operator.call(saveExportJob, fairExport({ apiUrl }))).toMatchObject({
      ...{ status: 200, success: false, code: ERROR.notExportable },
    });
  });

  test.each<[string, Partial<Request>, string]>([
    ['a filter that the list refuses', { queryBodyMap: { state: ['x'] } }, 'state.0'],
    ['no column', { exportFieldDTOList: [] }, 'exportFieldDTOList'],
    ['a kind of file that nobody knows', { fileType: 3 as 2 }, 'fileType'],
    ['too long a filter', { queryBodyMap: { subject: 'x'.repeat(100_000) } }, 'queryBodyMap'],
  ])('%s is refused at once', async (_, more, field) => {
    const answer = await operator.call(saveExportJob, fairExport(more));
    expect(answer).toMatchObject({ code: ERROR.invalidInput, data: [{ field }] });
  });

  test('a job is seen by its user in its branch, and by headquarters', async () => {
    const jobNo = await save(operator, { fileName: '只给我看' });
    await ended(operator, jobNo);
    const names = async (who: Client, allUsers: 0 | 1) =>
      (await who.data(searchAllExportJob, { fileName: '只给', allUsers })).records.map((one) => one.jobNo);
    const clerk = await signedIn(backend.origin, 'show.clerk');
    const elsewhere = await signedIn(backend.origin, 'op.hubei', 'FDB01');
    expect(await Promise.all([operator, admin, clerk, elsewhere].map((who) => names(who, 0)))).toEqual([
      [jobNo],
      ...[[], [], []],
    ]);
    expect(await Promise.all([admin, clerk, elsewhere].map((who) => names(who, 1)))).toEqual([[jobNo], [], []]);
    for (const who of [clerk, elsewhere])
      expect((await who.call(exportApi.download, { jobNo })).code).toBe(ERROR.notFound);
    expect((await clerk.data(exportApi.delete, { jobNos: [jobNo] })).failed).toEqual([{ jobNo, msg: '数据不存在' }]);
    expect((await download(admin, jobNo)).status).toBe(200);
  });

  test('a link opens its own file only, and none after it was deleted', async () => {
    const [one, two] = [await save(operator, { fileName: 'one' }), await save(operator, { fileName: 'two' })];
    await Promise.all([ended(operator, one), ended(operator, two)]);
    const { url } = await operator.data(exportApi.download, { jobNo: one });
    const codeAt = async (path: string) =>
      ((await (await fetch(backend.origin + path)).json()) as { code: number }).code;
    expect(await codeAt(url.replace(one, two))).toBe(ERROR.fileLinkExpired);
    expect(await codeAt(url.replace(/e=\d+/, 'e=9999999999999'))).toBe(ERROR.fileLinkExpired);
    expect(await operator.data(exportApi.delete, { jobNos: [one] })).toEqual({ deleted: 1, failed: [] });
    expect(await codeAt(url)).toBe(ERROR.notFound);
    expect((await operator.call(exportApi.download, { jobNo: one })).code).toBe(ERROR.notFound);
  });
});
