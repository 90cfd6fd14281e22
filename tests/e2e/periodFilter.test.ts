/* The filter by a period loads its calendar when somebody turns to it (docs/adr/0009). */
import { Visitor } from './visitor';
import type { HostedBackend } from '../support/host/host';

const WAITING = 'form input[readonly][value*="→"]';
const OPEN = '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)';

let server: HostedBackend;
let visitor: Visitor;

beforeAll(async () => {
  server = await hostBackend({ PAGES: '1' });
  visitor = await Visitor.enter(await hostBrowser(), server.origin);
  await visitor.signIn('admin.hq', '/dashboard');
});
afterAll(async () => {
  await visitor.page.browserContext().close();
  await server.stop();
});

/** Order inquiry begins with the days of a week, which are to be seen before there is a calendar. */
async function openList() {
  await visitor.page.goto(`${server.origin}/order/orderInquiry`);
  const field = await visitor.page.waitForSelector(WAITING);
  expect(await visitor.page.$('.ant-picker')).toBeNull();
  return field!;
}

/** The day of the period, 0 or 1, that takes what is typed. */
const day = () =>
  visitor.page.evaluate(() => [...document.querySelectorAll('.ant-picker input')].indexOf(document.activeElement!));

test('who comes to it by the keyboard is in its first day, with the calendar open', async () => {
  const field = await openList();
  const days = await field.evaluate(({ value }) => value.split(' → '));
  await field.focus();
  await visitor.page.waitForSelector(OPEN);
  expect(await day()).toBe(0);
  const shown = await visitor.page.$$eval('.ant-picker input', (inputs) => inputs.map(({ value }) => value));
  expect(shown).toEqual(days);
});

test('a press on its second day opens the calendar for that one', async () => {
  const field = await openList();
  const { x, y, width } = (await field.boundingBox())!;
  await visitor.page.mouse.click(x + width - 60, y + 10);
  await visitor.page.waitForSelector(OPEN);
  expect(await day()).toBe(1);
});

test('who only points at it finds the calendar loaded, and shut', async () => {
  const field = await openList();
  await field.hover();
  await visitor.page.waitForSelector('.ant-picker');
  expect(await visitor.page.$(OPEN)).toBeNull();
  expect(await day()).toBe(-1);
});

test('Enter in its first day turns to the second, and there searches for both', async () => {
  const field = await openList();
  await field.focus();
  await visitor.page.waitForSelector(OPEN);
  const period = ['2026-03-01 00:00:00', '2026-03-05 12:00:00'];
  const asked = visitor.page.waitForRequest(
    async (request) => (await request.fetchPostData())?.includes(JSON.stringify(period)) ?? false,
  );
  for (const [i, moment] of period.entries()) {
    await visitor.page.waitForFunction(
      (one) => document.querySelectorAll('.ant-picker input')[one] === document.activeElement,
      {},
      i,
    );
    await visitor.page.$eval('.ant-picker input:focus', (input) => input instanceof HTMLInputElement && input.select());
    await visitor.page.keyboard.type(moment);
    await visitor.page.keyboard.press('Enter');
  }
  await asked;
});
