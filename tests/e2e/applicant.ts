import { drawCover } from '../../mock/examples/cover';
import { fileOnDisk } from './fileOnDisk';
import type { Visitor } from './visitor';

/* What somebody who applies without an account does on a phone. */

export const NARROW = { width: 390, height: 844, isMobile: true, hasTouch: true };
const open = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';
const shownFile = fileOnDisk('执照.png', drawCover([200, 120, 40]).content);

const withText = (name: string, text: string) =>
  `${open} ::-p-xpath(.//*[contains(@class, "${name}")][normalize-space(.) = "${text}"])`;
export const input = (name: string) => `#publicEntry_${name}`;

export async function fill(phone: Visitor, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await phone.at(input(name)).fill(value);
}

/** What lies under the bar on top, or below the edge, is brought into view first, as a thumb does. */
export async function tap(phone: Visitor, selector: string) {
  const found = await phone.page.waitForSelector(selector, { visible: true });
  await found!.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await found!.click();
}

async function fillDay(phone: Visitor, name: string, day: string) {
  const panel = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';
  // Its control comes a moment after its form.
  await tap(phone, `.ant-picker ${input(name)}`);
  await phone.page.waitForSelector(panel, { visible: true });
  await phone.page.keyboard.type(day);
  await phone.page.keyboard.press('Enter');
  await phone.page.waitForSelector(panel, { hidden: true });
  await phone.page.waitForFunction(
    (selector, wanted) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
    {},
    input(name),
    day,
  );
}

/** Takes one of a list of codes. */
export async function pick(phone: Visitor, name: string, label: string) {
  await tap(phone, input(name));
  await tap(phone, withText('ant-select-item-option-content', label));
}

/** Where it is, and what it trades in. */
export async function pickTrees(phone: Visitor) {
  await tap(phone, input('regionIds'));
  for (const region of ['湖北省', '武汉市', '江汉区']) await tap(phone, withText('ant-cascader-menu-item', region));
  await phone.at(input('operateRangeIds')).fill('化学药制剂');
  await phone.at(withText('ant-select-tree-title', '化学药制剂')).click();
  await phone.page.keyboard.press('Escape');
}

/** Until so many pictures of the step are there. */
export const seesPictures = (phone: Visitor, wanted: number) =>
  phone.page.waitForFunction(
    (count) => document.querySelectorAll('section:not([hidden]) img[src*="/file/content/"]').length === count,
    {},
    wanted,
  );

/** The second step: what he is permitted, each with a picture. */
export async function fillLicences(phone: Visitor, names: readonly string[]) {
  await phone.page.waitForSelector(`::-p-xpath(//button[normalize-space(.)="${names[0]}"])`, { visible: true });
  for (const [i, name] of names.entries()) {
    await phone.press(name);
    await fill(phone, { [`licences_${i}_licenceNo`]: `鄂自助00${i}` });
    await fillDay(phone, `licences_${i}_issueDate`, '2024-05-01');
    await fillDay(phone, `licences_${i}_expiryDate`, '2029-04-30');
    const files = await phone.page.$$('section:not([hidden]) input[type=file]');
    await files[i]!.uploadFile(shownFile);
    await seesPictures(phone, i + 1);
    // Until it has its size, what is below it moves.
    await phone.page.waitForFunction(
      (at) => {
        const picture = document.querySelectorAll<HTMLImageElement>('section:not([hidden]) img[src*="/file/content/"]')[
          at
        ];
        return (picture?.naturalHeight ?? 0) > 0;
      },
      {},
      i,
    );
  }
}

export async function prove(phone: Visitor) {
  await phone.page.waitForSelector(input('proof_phone'), { visible: true });
  await fill(phone, { proof_phone: '13512349876', proof_smsCode: '000000' });
}

/** Agrees, unless that was done before, and submits; answers with number and code as the page shows them. */
export async function confirm(phone: Visitor, { isAgreed = false } = {}) {
  await phone.page.waitForSelector(input('proof_agreement'), { visible: true });
  if (!isAgreed) await phone.at(input('proof_agreement')).click();
  await phone.press('提交');
  await phone.sees('申请已收到，我们会尽快审核');
  const [entryNo = '', queryCode = ''] = await phone.page.$$eval('dd', (all) => all.map((one) => one.innerText.trim()));
  return { entryNo, queryCode };
}
