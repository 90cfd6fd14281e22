import { drawCover } from '../../../mock/examples/cover';
import type { Input } from '../../../src/contract/endpoint';
import { fileApi } from '../../../src/contract/account/files';
import { type TradeFairDetail, tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import type { Backend } from '../../support/backends';
import { signedIn } from '../../support/client';

export type FairForm = Omit<Input<typeof tradeFairApi.add>, 'saveMode'>;

/** A backend, three people at work in it, and what it takes to submit a fair. */
export async function openFairs(start: () => Promise<Backend>) {
  const backend = await start();
  const admin = await signedIn(backend.origin, 'admin.hq');
  const operator = await signedIn(backend.origin, 'op.hubei');
  const clerk = await signedIn(backend.origin, 'show.clerk');
  const cover = await operator.upload(
    fileApi.upload,
    { bizType: 'tradeFairCover' },
    { content: drawCover([1, 2, 3]).content, name: 'a.png' },
  );

  const complete = (subject: string): FairForm => ({
    subject,
    startTime: '2026-04-01 09:00:00',
    endTime: '2026-04-03 18:00:00',
    venue: '襄阳会展中心',
    hostBranchId: 'FDB',
    branchIds: ['FDB', 'FDB01'],
    coverImage: cover.data.fileId,
    signInMode: 3,
    contactName: '何敏',
    contactPhone: '13900001212',
  });
  return {
    backend,
    admin,
    operator,
    clerk,
    complete,
    submit: (subject: string, form: FairForm = complete(subject)) =>
      operator.data(tradeFairApi.add, { ...form, saveMode: 'SUBMIT' }),
    read: (id: string, who = operator): Promise<TradeFairDetail> => who.data(tradeFairApi.detail, { id }),
  };
}

export type Fairs = Awaited<ReturnType<typeof openFairs>>;
