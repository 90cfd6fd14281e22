/* docs/domain/master-data.md#standards */
import { ERROR } from '../../../src/contract/error-codes';
import { standardApi } from '../../../src/contract/master-data/standards';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const FORM = {
  ...{ commonName: '盐酸氨溴索片', spec: '30mg*20片', dosageForm: '片剂', manufacturer: '楚天制药有限公司' },
  ...{ approvalNo: '国药准字H20190031', barcode: '6901234567892', packUnit: '盒', otcType: 1 as const },
};

describe.each(MAIN_ENGINE)('standards ($engine)', ({ start }) => {
  let backend: Backend;
  let admin: Client;

  beforeEach(async () => {
    backend = await start();
    admin = await signedIn(backend.origin, 'admin.hq');
  });
  afterEach(() => backend.stop());

  const find = async (commonName: string) => (await admin.data(standardApi.page, { commonName })).records;

  test('the seeded ones count their products, and show them', async () => {
    const { total } = await admin.data(standardApi.page, {});
    expect(total).toBe(20);
    const [amoxicillin] = await find('阿莫西林胶囊');
    expect(amoxicillin).toMatchObject({
      ...{ standardCode: 'BZ00000001', spec: '0.25g*24粒', dosageForm: '胶囊剂', packUnit: '盒', otcType: 3 },
      ...{ storage: 1, shelfLifeMonths: 24, matchedCount: 1, status: 1 },
    });
    const products = await admin.data(standardApi.products, { standardId: amoxicillin!.standardId });
    expect(products.records).toMatchObject([{ productId: 'P001', productCode: 'SP000001', unit: '盒' }]);
    const some = await admin.data(standardApi.page, { approvalNo: '国药准字H2001', barcode: '6920', status: 1 });
    expect(some.records.map(({ commonName }) => commonName)).toContain('布洛芬缓释胶囊');
    expect((await admin.data(standardApi.page, { manufacturer: '没有的厂' })).total).toBe(0);
  });

  test('the same name, spec, manufacturer, number and pack are one standard', async () => {
    const { standardId, standardCode } = await admin.data(standardApi.add, FORM);
    expect(standardCode).toBe('BZ00000021');
    expect(await admin.call(standardApi.add, { ...FORM, dosageForm: '胶囊剂' })).toMatchObject({
      code: ERROR.recordExists,
      msg: `已存在相同的记录：${standardCode}`,
    });
    const bottle = await admin.data(standardApi.add, { ...FORM, packUnit: '瓶' });
    const again = { standardId: bottle.standardId, version: 1, ...FORM };
    expect((await admin.call(standardApi.update, again)).code).toBe(ERROR.recordExists);
    await admin.data(standardApi.update, { standardId, version: 1, ...FORM, tradeName: '沐舒坦', storage: 2 });
    expect((await find('氨溴索片')).find((one) => one.standardId === standardId)).toMatchObject({
      ...{ tradeName: '沐舒坦', storage: 2, shelfLifeMonths: null, matchedCount: 0, version: 2 },
    });
    expect((await admin.call(standardApi.update, { standardId, version: 1, ...FORM })).code).toBe(
      ERROR.versionConflict,
    );
    await admin.data(standardApi.updateStatus, { standardId, version: 2, status: 0 });
    const about = { objectType: 'standard', objectId: standardId } as const;
    const { records } = await admin.data(operationLogApi.history, about);
    expect(records.map(({ action }) => action)).toEqual([8, 2, 1]);
  });

  test('an unusual approval number is asked about; a wrong barcode and unknown words are refused', async () => {
    const old = { ...FORM, approvalNo: '鄂卫药准字(1996)第001号' };
    const asked = await admin.call(standardApi.add, old);
    expect(asked).toMatchObject({ code: ERROR.approvalNoUnusual, success: false });
    expect(await find('氨溴索片')).toEqual([]);
    const { standardId } = await admin.data(standardApi.add, { ...old, confirmCodes: [ERROR.approvalNoUnusual] });
    // What was accepted once is not asked about again.
    await admin.data(standardApi.update, { standardId, version: 1, ...old, tradeName: '沐舒坦' });
    const problems = async (more: object) =>
      ((await admin.call(standardApi.add, { ...FORM, ...more })).data as unknown as { field: string }[]).map(
        ({ field }) => field,
      );
    expect(await problems({ barcode: '6901234567891' })).toEqual(['barcode']);
    expect(await problems({ dosageForm: '药水', packUnit: '坛' })).toEqual(['dosageForm', 'packUnit']);
    expect(await problems({ approvalNo: '' })).toEqual(['approvalNo']);
    expect(await problems({ shelfLifeMonths: 121 })).toEqual(['shelfLifeMonths']);
    const herb = { ...FORM, commonName: '茯苓', spec: '饮片', dosageForm: '饮片', packUnit: 'kg', otcType: 5 as const };
    await admin.data(standardApi.add, { ...herb, approvalNo: '', barcode: '' });
  });

  test('who may only read neither adds nor disables', async () => {
    const auditor = await signedIn(backend.origin, 'audit.ro');
    expect((await auditor.data(standardApi.products, { standardId: '96001' })).total).toBe(1);
    expect((await auditor.call(standardApi.add, FORM)).code).toBe(ERROR.notGranted);
    const off = { standardId: '96001', version: 1, status: 0 as const };
    expect((await auditor.call(standardApi.updateStatus, off)).code).toBe(ERROR.notGranted);
  });
});
