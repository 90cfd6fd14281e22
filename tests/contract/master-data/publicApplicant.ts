import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawCover } from '../../../mock/examples/cover';
import { type PublicName, publicEntryApi } from '../../../src/contract/master-data/public-entry';
import { Client } from '../../support/client';
import { customerForm } from './entryForms';

/** The code of any mobile while the product is tried out. */
export const smsCode = '000000';
export const png = () => new Uint8Array(drawCover([200, 120, 40]).content);

/** Takes messages instead of the gateway. */
export async function openGateway() {
  const messages: { phone: string; text: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      messages.push(JSON.parse(body) as { phone: string; text: string });
      response.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { SMS_PROVIDER: 'http', SMS_URL: url, SMS_SECRET: 'the secret of the gateway' };
  /** The first message that was sent to a phone and says something, as soon as it is there. */
  const said = async (phone: string, what: RegExp) => {
    for (;;) {
      const found = messages.find((one) => one.phone === phone && what.test(one.text));
      if (found) return found.text;
      await new Promise((go) => setTimeout(go, 50));
    }
  };
  return { env, messages, said, close: () => new Promise((done) => server.close(done)) };
}

/** Of somebody whom nobody knows: no name, code, phone or licence is anybody's. */
export const NEW = {
  ...customerForm,
  ...{ custName: '洪山益寿堂大药房', uscc: '91420100300258142K', legalPerson: '钱益寿', address: '珞喻路1037号' },
  receivers: [{ ...customerForm.receivers[0]!, phone: '13599990001', address: '珞喻路1037号' }],
  licences: customerForm.licences.map((one) => ({ ...one, licenceNo: `鄂PUB${one.licenceType}` })),
};

let lastAddress = 0;

/** Somebody without an account, at an address of his own. */
export class Applicant {
  readonly client: Client;
  readonly draftKey = randomBytes(16).toString('hex');
  draftId = '';
  version = 0;
  readonly ip: string;

  constructor(
    origin: string,
    readonly kind: PublicName = 'customer',
    ip?: string,
  ) {
    lastAddress += 1;
    this.ip = ip ?? `10.20.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
    this.client = new Client(origin);
  }

  get twist() {
    return { headers: { 'x-forwarded-for': this.ip } };
  }

  async save(form: object, branchId = 'FDB') {
    const { kind, draftKey, draftId, version } = this;
    const known = draftId === '' ? {} : { draftId };
    const answer = await this.client.call(
      publicEntryApi.saveDraft,
      { ...known, kind, branchId, inviter: 'S00601', form: { ...form }, draftKey, version },
      this.twist,
    );
    if (answer.success) Object.assign(this, { draftId: answer.data.draftId, version: answer.data.version });
    return answer;
  }

  upload(content: Uint8Array<ArrayBuffer> = png(), name = '执照.png') {
    const { draftId, draftKey } = this;
    const body = new FormData();
    body.append('file', new Blob([content]), name);
    return this.client.call(publicEntryApi.upload, { draftId, draftKey }, { ...this.twist, body });
  }

  /** A form whose licences have pictures of his. */
  async withPictures<F extends { licences: readonly object[] }>(form: F) {
    await this.save(form);
    const { fileId } = (await this.upload()).data;
    return { ...form, licences: form.licences.map((one) => ({ ...one, images: [fileId] })) };
  }

  submit(form: object, more: object = {}, key: string = randomUUID()) {
    const { draftId, draftKey, kind } = this;
    const call = kind === 'customer' ? publicEntryApi.submitCustomer : publicEntryApi.submitCompany;
    const input = {
      ...{
        branchId: 'FDB',
        inviter: 'S00601',
        form: { ...form },
        phone: '13512340001',
        smsCode,
        agreement: 1 as const,
      },
      ...(draftId === '' ? {} : { draftId, draftKey }),
      ...more,
    };
    return this.client.call(call, input, { headers: { ...this.twist.headers, 'idempotency-key': key } });
  }

  result(entryNo: string, queryCode: string) {
    return this.client.call(publicEntryApi.result, { entryNo, queryCode }, this.twist);
  }
}
