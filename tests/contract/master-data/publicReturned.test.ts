/* docs/domain/public-entry.md#result */
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { customerEntryApi } from '../../../src/contract/master-data/entries';
import { publicEntryApi } from '../../../src/contract/master-data/public-entry';
import { ERROR } from '../../../src/contract/error-codes';
import { ENGINES } from '../../support/backends';
import type { Client } from '../../support/client';
import { NEW } from './publicApplicant';
import { publicDesk } from './publicDesk';

describe.each(ENGINES)('what comes back to an applicant ($engine)', ({ start }) => {
  const { applicant, apply, entryOf, gateway, staff } = publicDesk(start);

  test('staff return it field by field, its applicant corrects it with his code, and it passes', async () => {
    const { who, answer } = await apply(
      { ...NEW, custName: '硚口德济堂大药房', uscc: '12440300455751783K' },
      { phone: '13512340081' },
    );
    const { entryNo, queryCode } = answer.data;
    const judging = async (client: Client, result: 1 | 2, wrong: string[]) => {
      const id = (await entryOf(entryNo)).entryId;
      const seen = await client.data(customerEntryApi.detail, { id });
      const verdicts = wrong.map((path) => ({ path, verdict: 2 as const, remark: '与营业执照上的地址不一致' }));
      const { round, stepNo, contentHash } = seen;
      return client.call(customerEntryApi.audit, { id, round, stepNo, contentHash, result, verdicts, confirm: 1 });
    };
    expect((await judging(staff(), 2, ['address'])).code).toBe(200);
    expect(await gateway().said('13512340081', /需要补充/)).toContain(entryNo);
    const result = (await who.result(entryNo, queryCode)).data;
    expect(result).toMatchObject({
      ...{ statusText: '需要补充', resubmit: true },
      remarks: [{ path: 'address', remark: '与营业执照上的地址不一致' }],
    });
    expect(JSON.stringify(result)).not.toMatch(/罗建国|李|审核人|质管/);

    const { twist, client } = who;
    const back = (await client.call(publicEntryApi.returned, { entryNo, queryCode }, twist)).data;
    expect(back.form).toMatchObject({ custName: '硚口德济堂大药房' });
    expect(back.form).not.toHaveProperty('inviter');
    expect(back.files).toHaveLength(1);
    const again = { entryNo, queryCode, replies: [] };
    const next = applicant();
    const unchanged = await next.submit(back.form, { phone: '13512340081', again });
    expect(unchanged).toMatchObject({ code: ERROR.returnedUnchanged, data: ['address'] });
    const fixed = await next.submit({ ...back.form, address: '汉正街88号' }, { phone: '13512340082', again });
    expect(fixed).toMatchObject({ code: 200, data: { entryNo, queryCode } });
    expect((await entryOf(entryNo)).form).toMatchObject({ address: '汉正街88号', inviter: 'S00601' });
    expect((await judging(staff(), 1, [])).data).toMatchObject({ status: ENTRY_STATUS.passed });
    expect((await next.result(entryNo, queryCode)).data).toMatchObject({ statusText: '审核通过', resubmit: false });
    const late = await next.submit({ ...back.form, address: '汉正街89号' }, { phone: '13512340083', again });
    expect(late.code).toBe(ERROR.entryForbids);
  });

  test('a lost code is replaced by a message to the phone on record, and to no other', async () => {
    const { who, answer } = await apply({ ...NEW, custName: '江岸回春堂大药房' }, { phone: '13512340091' });
    const { entryNo, queryCode } = answer.data;
    const ask = (phone: string) =>
      who.client.call(publicEntryApi.newCode, { entryNo, phone, smsCode: '000000' }, applicant().twist);
    const stranger = await ask('13512340092');
    const own = await ask('13512340091');
    expect([stranger.status, stranger.code, stranger.data]).toEqual([own.status, own.code, own.data]);
    const code = /查询码为 (\w{10})/.exec(await gateway().said('13512340091', /新查询码/))![1]!;
    expect(code).not.toBe(queryCode);
    expect((await who.result(entryNo, queryCode)).code).toBe(ERROR.entryUnknown);
    expect((await who.result(entryNo, code)).data).toMatchObject({ entryNo });
    expect(gateway().messages.filter(({ phone, text }) => phone === '13512340092' && /新查询码/.test(text))).toEqual(
      [],
    );
  });
});
