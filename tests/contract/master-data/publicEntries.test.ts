/* docs/domain/public-entry.md: whoever applies learns nothing of others. */
import { ENTRY_SOURCE, ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { publicEntryApi, QUERY_CODE } from '../../../src/contract/master-data/public-entry';
import { ERROR } from '../../../src/contract/error-codes';
import { MAIN_ENGINE } from '../../support/backends';
import { customerForm } from './entryForms';
import { NEW } from './publicApplicant';
import { publicDesk } from './publicDesk';

describe.each(MAIN_ENGINE)('public applications ($engine)', ({ start }) => {
  const { applicant, apply, entryOf, gateway } = publicDesk(start);

  /** Whoever has to look at it has done so. */
  const marked = async (entryNo: string) => {
    for (;;) {
      const found = await entryOf(entryNo);
      if (found.dupOf !== '') return found;
      await new Promise((go) => setTimeout(go, 50));
    }
  };

  test('an invitation of no company leads nowhere; of a company its name is said, and no more', async () => {
    const { client, twist } = applicant();
    const { data } = await client.call(publicEntryApi.invite, { branchId: 'FDB' }, twist);
    expect(data).toEqual({ branchName: '江城医药湖北有限公司' });
    for (const call of [publicEntryApi.invite, publicEntryApi.regionTree, publicEntryApi.operateRangeTree])
      expect((await client.call(call, { branchId: 'NOBODY' }, twist)).code).toBe(ERROR.notFound);
    const regions = await client.call(publicEntryApi.regionTree, { branchId: 'FDB' }, twist);
    expect(regions.data.map(({ id }) => id)).toContain('420000');
    expect(
      (await client.call(publicEntryApi.operateRangeTree, { branchId: 'FDB' }, twist)).data.length,
    ).toBeGreaterThan(0);
  });

  test('D48: a credit code is checked by its checksum, whether it is known or not', async () => {
    const { client, twist } = applicant();
    const check = async (uscc: string) => (await client.call(publicEntryApi.usccCheck, { uscc }, twist)).data;
    expect(await check('91420100MA4KTE5T87')).toEqual({ valid: 1 });
    expect(await check('91420100MA4KTE5T80')).toEqual({ valid: 0 });
    expect(await check('91420100300258142K')).toEqual({ valid: 1 });
    expect(await check('x')).toEqual({ valid: 0 });
  });

  test('D46: whoever is known already is answered like whoever is not, and staff see it', async () => {
    const first = await apply({ ...customerForm, custName: '武昌杏林春大药房' }, { phone: '13512340011' });
    expect(first.answer).toMatchObject({ code: 200, data: { text: '申请已收到，我们会尽快审核' } });
    const known = await apply({ ...customerForm, custName: '武昌杏林春大药房' }, { phone: '13512340012' });
    const unknown = await apply(NEW, { phone: '13512340013' });
    const shapeOf = ({ answer: { status, code, msg, success, data } }: typeof first) => ({
      ...{ status, code, msg, success, text: data.text, fields: Object.keys(data).sort() },
      isCode: QUERY_CODE.test(data.queryCode),
      isNo: /^KH202603\d{6}$/.test(data.entryNo),
    });
    expect(shapeOf(known)).toEqual(shapeOf(unknown));
    expect(shapeOf(known)).toMatchObject({ isCode: true, isNo: true, status: 200 });

    const entry = await marked(known.answer.data.entryNo);
    expect(entry).toMatchObject({ status: ENTRY_STATUS.waiting, source: ENTRY_SOURCE.publicPage });
    expect(entry.dupOf).toBe(first.answer.data.entryNo);
    expect(await gateway().said('13512340011', /贵单位的申请正在处理/)).toContain(first.answer.data.entryNo);
    const mine = await gateway().said('13512340012', /查询码/);
    expect(mine).toContain(known.answer.data.queryCode);
    expect(mine).not.toContain(first.answer.data.entryNo);
    expect((await known.who.result(known.answer.data.entryNo, known.answer.data.queryCode)).data).toMatchObject({
      ...{ statusText: '审核中', name: '武*', remarks: [], resubmit: false },
    });
    expect((await unknown.who.result(unknown.answer.data.entryNo, unknown.answer.data.queryCode)).data.statusText).toBe(
      '申请已收到',
    );
  });

  test('D47: a wrong code, a wrong number and a door that is shut are one and the same', async () => {
    const { who, answer } = await apply(
      { ...NEW, custName: '汉阳同济堂大药房', uscc: '914201007757000021' },
      { phone: '13512340021' },
    );
    const { entryNo, queryCode } = answer.data;
    const wrong = queryCode === '0123456789' ? '9876543210' : '0123456789';
    const look = (no: string, code: string) => applicant().result(no, code);
    const missed = await look(entryNo, wrong);
    expect([missed.status, missed.code, missed.msg, missed.data]).toEqual([
      ...[200, ERROR.entryUnknown, '单号或查询码不正确', null],
    ]);
    const unknown = await look('KH209912999999', queryCode);
    expect([unknown.status, unknown.code, unknown.msg, unknown.data]).toEqual([
      ...[missed.status, missed.code, missed.msg, missed.data],
    ]);
    expect((await who.result(entryNo, queryCode.toLowerCase())).data).toMatchObject({ entryNo, kind: 'customer' });
    for (let i = 0; i < 5; i += 1) expect((await look(entryNo, wrong)).code).toBe(ERROR.entryUnknown);
    expect((await look(entryNo, queryCode)).code).toBe(ERROR.entryUnknown);
    expect((await look(entryNo, queryCode)).msg).toBe(missed.msg);
  });
});
