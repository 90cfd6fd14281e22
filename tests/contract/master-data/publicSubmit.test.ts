/* docs/domain/public-entry.md#submission */
import { randomUUID } from 'node:crypto';
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { customerEntryApi } from '../../../src/contract/master-data/entries';
import { ERROR } from '../../../src/contract/error-codes';
import { ENGINES } from '../../support/backends';
import { NEW } from './publicApplicant';
import { publicDesk } from './publicDesk';

describe.each(ENGINES)('what a stranger submits ($engine)', ({ start }) => {
  const { applicant, apply, entryOf, staff } = publicDesk(start);

  test('a submission that is repeated is one, and gets its first answer', async () => {
    const who = applicant();
    const form = await who.withPictures({ ...NEW, custName: '青山惠民大药房', uscc: '91310115MA1H000125' });
    const key = randomUUID();
    const first = await who.submit(form, { phone: '13512340031' }, key);
    const second = await who.submit(form, { phone: '13512340031' }, key);
    expect(first.code).toBe(200);
    expect(second.data).toEqual(first.data);
    const { total } = await staff().data(customerEntryApi.page, { name: '青山惠民大药房' });
    expect(total).toBe(1);
  });

  test('what only staff decide is not taken from a stranger', async () => {
    const { answer } = await apply(
      { ...NEW, custName: '东湖康乐大药房', ...{ status: 3, erpCode: 'X', salesmanId: 'S00609' } },
      { phone: '13512340041' },
    );
    const entry = await entryOf(answer.data.entryNo);
    expect(entry).toMatchObject({ status: ENTRY_STATUS.waiting, erpCode: '', applicantName: '王芳', branchId: 'FDB' });
    expect(entry.form).toMatchObject({ salesmanId: null, inviter: 'S00601' });
    // Its pictures have left the quarantine.
    expect(Object.keys(entry.pictures)).toHaveLength(1);
  });

  test('a picture of somebody else is not taken for his', async () => {
    const who = applicant();
    const other = applicant();
    const form = await other.withPictures(NEW);
    await who.save(NEW);
    expect(await who.submit(form, { phone: '13512340051' })).toMatchObject({
      code: ERROR.invalidInput,
      data: expect.arrayContaining([expect.objectContaining({ field: 'licences.0.images' })]),
    });
    // Nor without a draft.
    expect((await applicant().submit(form, { phone: '13512340052' })).code).toBe(ERROR.invalidInput);
  });

  test('whoever fills in what nobody sees gets the usual answer, and nothing is kept', async () => {
    const { answer } = await apply(
      { ...NEW, custName: '机器人大药房' },
      { phone: '13512340061', website: 'https://example.com' },
    );
    expect(answer).toMatchObject({ code: 200, data: { text: '申请已收到，我们会尽快审核' } });
    expect((await staff().data(customerEntryApi.page, { name: '机器人大药房' })).total).toBe(0);
  });

  test('a form that is not complete names every wrong field, and costs no attempt', async () => {
    const who = applicant();
    const form = await who.withPictures(NEW);
    for (let i = 0; i < 6; i += 1) {
      const answer = await who.submit({ ...form, address: '', receivers: [] }, { phone: '13512340071' });
      const fields = (answer.data as unknown as { field: string }[]).map(({ field }) => field);
      expect(fields).toEqual(expect.arrayContaining(['address', 'receivers']));
    }
    expect((await who.submit(form, { phone: '13512340071' })).code).toBe(200);
  });
});
