/* R-47, for every object that a sample of the contract names: somebody who sees none of them learns nothing of any. */
import { exportApi } from '../../src/contract/tasks/exports';
import { fairImportApi } from '../../src/contract/tasks/import-calls';
import { FAIR_TEMPLATE_CODES } from '../../src/contract/tasks/import-templates';
import { feedbackApi } from '../../src/contract/system/feedback';
import { operationLogApi } from '../../src/contract/system/operation-log';
import type { Client } from '../support/client';
import { pglite } from '../support/backends';
import { closed, type Operation } from './operations';
import { openPeople, type People } from './system/people';
import { sendRows } from './tasks/imports';
import { samples } from './samples/samples';

/** Inputs that name an object of a company; codes of the ERP and of dictionaries belong to all. */
const OBJECT =
  /^(tradeFair|prize|guest|guestGroup|draw|fairCustomer|parentCustomer|targetGroup|meal|announcement|activity|policy)Id$|^(winNo|orderNo|signInNo|voucherNo|importNo|jobNo|ticketNo|id)$/;
/** What all companies share, two policies of headquarters among them. */
const SHARED =
  /^(rolesApi|menusApi|savedViewApi|effectivePermissionsApi|feeItemApi)\.|^policyApi\.(fullAmount|flexible)$/;

const isObject = (field: string) =>
  OBJECT.test(field) || (field !== 'menuIds' && OBJECT.test(field.replace(/s$/, ''))) || field === 'sourceGroupIds';

interface Cell {
  operation: Operation;
  field: string;
}

const cells = closed
  .filter(({ name }) => !SHARED.test(name))
  .flatMap((operation) =>
    Object.keys(operation.input)
      .filter(isObject)
      .map((field) => ({ operation, field, cell: `${operation.name} ${field}` })),
  );

/** Of the same kind, and of nobody. */
const nobodys = (name: string) => name.replace(/\d{1,8}$/, (digits) => '9'.repeat(Math.max(digits.length, 6)));

let people: People;
let stranger: Client;

/** What the samples name only once it is there. */
const made: Record<string, string> = {};

/** Files travel beside their names; each of these calls wants one that it can read. */
async function bodyOf({ endpoint, input }: Operation) {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, String(value));
  const templateCode = FAIR_TEMPLATE_CODES.find((code) => endpoint.path.endsWith(code));
  if (templateCode) {
    const file = await people.admin.file(fairImportApi.downloadTemplate, { templateCode });
    body.append('file', new Blob([new Uint8Array(file)]), 'a.xlsx');
  }
  return body;
}

beforeAll(async () => {
  people = await openPeople(() => pglite.start());
  const { admin } = people;
  await admin.data(exportApi.saveExportJob, samples.exportApi.saveExportJob);
  await sendRows(admin, ['GYS00015', 'B-01', '', ''], ['GYS99999', '', '', '']);
  const { feedbackId } = await admin.data(feedbackApi.add, samples.feedbackApi.add);
  const today: [string, string] = ['2026-03-08 00:00:00', '2026-03-08 23:59:59'];
  const [log] = (await admin.data(operationLogApi.page, { operateTime: today })).records;
  Object.assign(made, { operationLogApi: log!.logId, feedbackApi: feedbackId });
  stranger = await people.enterNarrow('SELF', 'FDD01');
});
afterAll(() => people.backend.stop());

/** What is said of the object and of one that there is not, without what they are called. */
async function pair(client: Client, { operation, field }: Cell) {
  const given = operation.input[field];
  const [known] = (Array.isArray(given) ? given : [given]) as string[];
  const [service = ''] = operation.name.split('.');
  const own = (field.startsWith('id') ? made[service] : undefined) ?? known!;
  const ask = async (name: string) => {
    const input = { ...operation.input, [field]: Array.isArray(given) ? [name] : name };
    const named = { ...operation, input };
    const files = operation.endpoint.multipart ? { body: await bodyOf(named) } : {};
    const { status, code, msg, data } = await client.call(operation.endpoint, input, files);
    const answer = JSON.stringify({ status, code, msg, data });
    // A name of one digit stands in many a number.
    return name.length > 1 ? answer.replaceAll(name, '…') : answer;
  };
  return [await ask(own), await ask(nobodys(own))] as const;
}

test.each(cells)('$cell: what he cannot see is answered as what is not there', async (cell) => {
  const [theirs, none] = await pair(stranger, cell);
  expect(theirs).toEqual(none);
});

/** Where the sample is of another type or state, so that whoever sees it learns no more. */
const SILENT = new RegExp(
  [
    ...['^activityApi.update', '^guestApi.mergeGuestGroup', '^ticketApi.void ids', '^priceCompareApi.cancel ids'],
    ...['^basketApi.changeProduct id', '^lotteryApi.start prizeId', '^fairOrderApi.bindGuest guestId'],
    ...['^diningApi.verify voucherNo', '^fairImportApi.lastFailed tradeFairId'],
    // Without a file nothing is asked of it: tests/contract/goods/reserveImport.test.ts.
    '^goodsImportApi.importReserves',
    // It is of an earlier version by then.
    '^announcementApi.update tradeFairId',
    // Work orders have numbers of their own, of another series than sales orders: tests/contract/property/work.test.ts.
    '^workOrderApi.page orderNo',
    // Entries come to be in their own tests: tests/contract/master-data/entries.test.ts and renewals.test.ts.
    ...[
      '^(company|customer|commodity)(Entry|Apply)Api',
      '^renewalApi',
      '^approvalCancelApi',
      '^companyApi.updateStatus',
    ],
  ].join('|'),
);

test('whoever sees an object is told of it: the cells above compare something', async () => {
  const silent: string[] = [];
  for (const cell of cells) {
    const [theirs, none] = await pair(people.admin, cell);
    if (theirs === none) silent.push(cell.cell);
  }
  expect(silent.filter((cell) => !SILENT.test(cell))).toEqual([]);
  expect(cells.length - silent.length).toBeGreaterThanOrEqual(150);
});
