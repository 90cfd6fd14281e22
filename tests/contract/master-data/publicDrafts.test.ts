/* docs/domain/public-entry.md#drafts */
import { DRAFT_DAYS, MAX_DRAFT_FILES, publicEntryApi } from '../../../src/contract/master-data/public-entry';
import { ERROR } from '../../../src/contract/error-codes';
import { ENGINES, main } from '../../support/backends';
import { Client } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { Applicant } from './publicApplicant';

const FORM = { custName: '仁济诊所' };

describe.each(ENGINES)('drafts of applicants ($engine)', ({ start }) => {
  let backend: HostedBackend;

  beforeAll(async () => {
    backend = await start({ TRUST_PROXY: '1' });
  });
  afterAll(() => backend.stop());
  const load = ({ client, draftId, draftKey, twist }: Applicant) =>
    client.call(publicEntryApi.loadDraft, { draftId, draftKey }, twist);

  test('a draft with twenty files is there again for whoever has its key, and for nobody else', async () => {
    const who = new Applicant(backend.origin);
    expect((await who.save(FORM)).data).toMatchObject({ version: 2, savedTime: expect.stringMatching(/^2026-03-08/) });
    for (let i = 0; i < MAX_DRAFT_FILES; i += 1) expect((await who.upload()).code).toBe(200);
    expect((await who.upload()).code).toBe(ERROR.tooManyAttachments);
    const there = (await load(who)).data;
    expect(there).toMatchObject({ form: FORM, kind: 'customer', branchId: 'FDB', inviter: 'S00601' });
    expect(there.files).toHaveLength(MAX_DRAFT_FILES);
    const picture = await fetch(backend.origin + there.files[0]!.url);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const stranger = new Applicant(backend.origin);
    stranger.draftId = who.draftId;
    expect((await load(stranger)).code).toBe(ERROR.entryDraftGone);
  });

  test('a save whose answer was lost is found by its key; an older window does not overwrite a newer one', async () => {
    const who = new Applicant(backend.origin);
    const first = await who.save(FORM);
    who.draftId = '';
    who.version = 0;
    const second = await who.save({ custName: '仁济诊所二' });
    expect(second.data.draftId).toBe(first.data.draftId);
    who.version -= 1;
    expect((await who.save({ custName: '旧窗口' })).code).toBe(ERROR.versionConflict);
    expect((await load(who)).data.form).toEqual({ custName: '仁济诊所二' });
  });

  test('of a draft nothing is kept that its form does not have, nor what staff alone write', async () => {
    const who = new Applicant(backend.origin);
    await who.save({ ...FORM, salesmanId: 'S00601', status: 3, dupOf: 'x' });
    expect((await load(who)).data.form).toEqual(FORM);
    let deep: unknown = 1;
    for (let i = 0; i < 10; i += 1) deep = [deep];
    expect((await who.save({ ...FORM, receivers: deep })).code).toBe(ERROR.invalidInput);
  });

  test('it is gone when its owner says so', async () => {
    const who = new Applicant(backend.origin);
    await who.save(FORM);
    const { draftId, draftKey, client, twist } = who;
    expect((await client.call(publicEntryApi.deleteDraft, { draftId, draftKey }, twist)).data).toBe(true);
    expect((await load(who)).code).toBe(ERROR.entryDraftGone);
    expect((await who.upload()).code).toBe(ERROR.entryDraftGone);
  });
});

test('a draft lives seven days after it was saved last, through a restart', async () => {
  const { env, remove } = await main.data();
  let backend = await hostBackend({ ...env, TRUST_PROXY: '1' });
  const who = new Applicant(backend.origin);
  await who.save(FORM);
  await who.upload();
  const later = async (CLOCK: string) => {
    backend = await backend.reopen({ CLOCK });
    const { draftId, draftKey, twist } = who;
    return new Client(backend.origin).call(publicEntryApi.loadDraft, { draftId, draftKey }, twist);
  };
  expect(DRAFT_DAYS).toBe(7);
  const last = await later('2026-03-15 08:55:00');
  expect(last).toMatchObject({ code: 200, data: { form: FORM, files: [{ mime: 'image/png' }] } });
  expect((await fetch(backend.origin + last.data.files[0]!.url)).status).toBe(200);
  expect((await later('2026-03-15 09:10:00')).code).toBe(ERROR.entryDraftGone);
  await backend.stop();
  await remove();
});
