/* docs/domain/tasks.md#imports: who sees the rows of an import, name by name and number by number. */
import { ERROR } from '../../../src/contract/error-codes';
import { catalogueImportApi, fairImportApi } from '../../../src/contract/tasks/import-calls';
import { importApi } from '../../../src/contract/tasks/imports';
import { signedIn } from '../../support/client';
import { workbook } from '../../support/sheets';
import { openMoments } from '../promotion/storeAt';
import { good, HEAD, send } from './imports';

const BRANDS = ['品牌*', '英文名', '厂家', '排序', '描述', '状态'];

test('those of their own, of templates that they import by, and with the list of records all', async () => {
  const moments = await openMoments();
  await moments.onStore({
    sql: `delete from role_button using role where role.role_id = role_button.role_id and role_code = 'SALES_SHOW_CLERK'
      and button_code in ('importRecord_view', 'importRecord_failed')`,
  });
  await moments.at('2026-03-08 10:00:00', async ({ backend: { origin } }) => {
    const clerk = await signedIn(origin, 'show.clerk');
    const { branchId } = clerk;
    const admin = await signedIn(origin, 'admin.hq', branchId);
    const auditor = await signedIn(origin, 'audit.ro', branchId);
    const brands = workbook([BRANDS, ['仁心', '', '', '', '', ''], ['', 'Nameless', '', '', '', '']]);
    const { importNo } = good(
      await admin.upload(
        catalogueImportApi.importBrands,
        { branchId },
        { content: brands, name: '品牌.xlsx', field: 'excel' },
      ),
    );
    const suppliers = (code: string) => workbook([HEAD, [code, '', '', ''], ['GYS99999', '', '', '']]);
    const colleague = good(await send(admin, suppliers('GYS00021'), { branchId })).importNo;
    const own = good(await send(clerk, suppliers('GYS00023'), { branchId })).importNo;

    const codes = async (client: typeof clerk, no: string) => [
      (await client.call(importApi.detail, { importNo: no })).code,
      (await client.call(fairImportApi.downloadFailedData, { importNo: no })).code,
    ];
    expect(await codes(clerk, own)).toEqual([200, 200]);
    expect(await codes(clerk, colleague)).toEqual([200, 200]);
    expect(await codes(clerk, importNo)).toEqual([ERROR.notGranted, ERROR.notGranted]);
    // An auditor looks, and takes no file away.
    expect(await codes(auditor, importNo)).toEqual([200, ERROR.notGranted]);
  });
  await moments.remove();
});
