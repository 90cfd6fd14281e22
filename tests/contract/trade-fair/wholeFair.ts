/* A fair of three companies that is published, with customers and a first guest, and three people at work in it. */
import { fairCustomerApi } from '../../../src/contract/trade-fair/customers';
import { invitationApi } from '../../../src/contract/trade-fair/invitations';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { fairImportApi } from '../../../src/contract/tasks/import-calls';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { workbook } from '../../support/sheets';
import { openFairs } from './fairs';
import { send } from '../tasks/imports';
import type { Guests } from './plantedGuests';

const CUSTOMERS = 40;
export const PEOPLE = ['admin.hq', 'op.hubei', 'show.clerk'] as const;

/** How long a step takes, for whoever reads the output. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  process.stdout.write(`${what}: ${Math.round(performance.now() - from)} ms\n`);
  return result;
}

/** From draft to published, by the head office. */
async function published({ admin, complete }: Awaited<ReturnType<typeof openFairs>>) {
  const form = {
    ...complete('全程订货会'),
    ...{ hostBranchId: 'FDA', branchIds: ['FDA', 'FDB', 'FDC'], lotteryEnabled: 1 as const },
    ...{ startTime: '2026-03-09 09:00:00', endTime: '2026-03-10 18:00:00' },
    ticketRule: { amountPerTicket: '2000.00', signInTickets: 1, maxTicketsPerGuest: 10 },
  };
  const { tradeFairId: id } = await admin.data(tradeFairApi.add, { ...form, saveMode: 'DRAFT' });
  const { version } = await admin.data(tradeFairApi.update, { ...form, id, version: 1, saveMode: 'SUBMIT' });
  await admin.data(tradeFairApi.publish, { id, version, confirm: 1 });
  return id;
}

/** Forty customers of Hubei, and a guest of the first of them. */
async function invited(tradeFairId: string, operator: Client): Promise<Guests> {
  const { records } = await operator.data(fairCustomerApi.custInfoPage, { tradeFairId, pageSize: 200 });
  const chosen = records.slice(0, CUSTOMERS);
  const custIds = chosen.map(({ custId }) => custId);
  await operator.data(fairCustomerApi.addFirstLevelCustomer, { tradeFairId, custIds });
  const list = (await operator.data(fairCustomerApi.firstLevelCustomerList, { tradeFairId, pageSize: 200 })).records;
  const first = list.find(({ customerCode }) => customerCode === chosen[0]!.custCode)!;
  const knownPhone = '13900000001';
  const guest = { guestName: '先到的人', phone: knownPhone, fairCustomerId: first.id };
  await operator.data(invitationApi.add, { tradeFairId, channel: 2, guests: [guest] });
  return {
    custCodes: chosen.map(({ custCode }) => custCode),
    strangerCode: records[CUSTOMERS]!.custCode,
    ...{ knownPhone, ownedGroup: first.customerName },
  };
}

export async function openWholeFair() {
  const started: HostedBackend[] = [];
  const fairs = await openFairs(async () => {
    const backend = await main.start();
    started.push(backend);
    return backend;
  });
  const tradeFairId = await published(fairs);
  const guests = await invited(tradeFairId, fairs.operator);
  const { admin, operator, clerk } = fairs;
  const world = { backend: started[0]!, tradeFairId, guests, admin, operator, clerk };
  /** The clock of the server goes on to this moment, and everybody signs in again. */
  const at = async (moment: string) => {
    world.backend = await world.backend.reopen({ CLOCK: moment });
    const [hq, hubei, shanghai] = await Promise.all(PEOPLE.map((name) => signedIn(world.backend.origin, name)));
    Object.assign(world, { admin: hq, operator: hubei, clerk: shanghai });
  };
  const bringGuests = (rows: readonly (readonly string[])[]) =>
    send(world.operator, workbook(rows), { endpoint: fairImportApi.importGuests, tradeFairId, branchId: 'FDB' });
  return Object.assign(world, { at, bringGuests });
}

export type WholeFair = Awaited<ReturnType<typeof openWholeFair>>;
