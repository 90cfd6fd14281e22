/* docs/domain/property-bills.md#readings: without a connection, over a tab that is gone, each once and with its photo. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { meterApi, readingApi } from '@/contract/property/meters';
import { propertyApi } from '@/contract/property/properties';
import { drawCover } from '../../mock/examples/cover';
import { signedIn } from '../support/client';
import { shanghai } from '../../server/platform/clock';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, server, visitor } = openHouse({ CLOCK: '2026-03-08 09:00:00' });
const READINGS = Number(process.env.READINGS ?? 4);
// By day four; each of a night's two hundred is typed, and sent with its photo.
jest.setTimeout(300_000 + READINGS * 4_000);
/** More than the usual page of a list: those that are read stand at its end. */
const METERS = READINGS + 26;
const FIRST = METERS - READINGS + 1;

const noOf = (nth: number) => `P-${String(nth).padStart(3, '0')}`;

/** A property that stands first in the list, with water meters that nobody has read. */
async function withMeters() {
  const operator = await signedIn(server().origin, 'op.hubei');
  const { propertyId } = await operator.data(propertyApi.save, {
    ...{ branchId: 'FDB', propertyName: '光谷抄表楼', propertyType: 1 },
    ...{ address: '武汉市光谷大道1号', managerId: 'S00511' },
  });
  for (let nth = 1; nth <= METERS; nth += 1)
    await operator.data(meterApi.save, {
      ...{ propertyId, meterNo: noOf(nth), feeType: 3, installDate: '2026-02-28', startValues: ['100.00'] },
    });
  return { operator, propertyId };
}

const ROW = (no: string) =>
  `::-p-xpath(//*[contains(@class, "pms")]//*[self::tr or self::li][contains(., "${no}")]//button[normalize-space(.)="抄表"])`;

/** The round of the new property, which is not the first of the list. */
async function openRound(one: Visitor) {
  await one.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await one.signIn('op.hubei', '/micro-pms/bill');
  // What comes after the tabs would move them from under the finger.
  await one.sees('我们在招聘');
  await one.sees('ZD2026');
  await one.at('::-p-xpath(//*[contains(@class, "pms-segmented")]//*[normalize-space(.)="抄表"])').click();
  await one.sees('个表未抄');
  await one.at('.pms input[role="combobox"]').click();
  await one.at('::-p-xpath(//*[contains(@class, "pms-select-item-option")][normalize-space(.)="光谷抄表楼"])').click();
}

async function read(one: Visitor, nth: number, photo: string) {
  await one.at(ROW(noOf(nth))).click();
  await one.page.waitForSelector('[id$=edit_values_0]');
  await one.at('[id$=edit_values_0]').fill(String(100 + nth));
  const input = await one.page.waitForSelector('.pms-modal input[type=file]');
  await (input as NonNullable<typeof input> & { uploadFile(path: string): Promise<void> }).uploadFile(photo);
  await one.page.waitForSelector('.pms-modal img');
  await one.at('.pms-modal .pms-btn-primary').click();
  await one.page.waitForFunction(() => !document.querySelector('[id$=edit_values_0]')?.checkVisibility());
}

journey('readings made in a cellar arrive once each, with their photos and their times', async () => {
  const { operator, propertyId } = await withMeters();
  const photo = join(tmpdir(), `meter-${process.pid}.png`);
  writeFileSync(photo, drawCover([40, 120, 200]).content);
  const one = await visitor();
  await openRound(one);
  await one.sees(noOf(FIRST));
  await read(one, FIRST, photo);
  await one.sees(`已抄，用量 ${FIRST}`);

  await one.page.setOfflineMode(true);
  for (let nth = FIRST + 1; nth <= METERS; nth += 1) await read(one, nth, photo);
  await one.sees(`${READINGS - 1} 条抄表已保存在本机，等待上传`);
  const closedAt = shanghai(operator.now());
  const again = await one.anotherTab();
  await one.page.close();

  again.page.setDefaultTimeout(90_000 + READINGS * 2_000);
  // The page is drawn before its first answer: it is of the server's month all the same.
  await again.page.emulateNetworkConditions({ latency: 200, upload: -1, download: -1 });
  await openRound(again);
  await again.sees(`还有 ${METERS - READINGS} 个表未抄`);
  expect(await again.text()).not.toContain('等待上传');

  const { records } = await operator.data(readingApi.page, { propertyId, period: '2026-03', pageSize: 500 });
  expect(records.map(({ meterNo, values, images }) => [meterNo, values, images.length]).toSorted()).toEqual(
    Array.from({ length: READINGS }, (_, i) => [noOf(FIRST + i), [`${100 + FIRST + i}.00`], 1]),
  );
  // When they were read, not when they arrived.
  expect(records.filter(({ readTime }) => readTime > closedAt || readTime < '2026-03-08')).toEqual([]);
});
