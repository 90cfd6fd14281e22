import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { SEED_PASSWORD } from '../support/seed';
import { prepare } from './window';

/** Pictures of what a failed journey ended with. */
const PICTURES = resolve(__dirname, '../../.cache/e2e');

/** What a call without an answer says. */
const UNANSWERED = '请求失败';

const button = (name: string) => `::-p-xpath(.//button[normalize-space(.)="${name}"])`;
/** Each select keeps its tree in the document; the open one is not hidden. */
const treeNode = (name: string) =>
  `.ant-select-dropdown:not(.ant-select-dropdown-hidden) ::-p-xpath(.//*[contains(@class, "ant-select-tree-title")][. = "${name}"])`;
const menuItem = (name: string) => `::-p-xpath(//*[@role="menuitem"][normalize-space(.)="${name}"])`;

/** What opens over the page stands ten screens to the left of it until antd has worked out its place. */
const isPlaced = (element: Element) => element.getBoundingClientRect().right > -window.innerWidth;

/** Somebody at a window of their own: nothing of another visitor's session is in it. */
export class Visitor {
  /** What the page threw. */
  readonly errors: string[] = [];
  /** What the page's policy forbade. */
  readonly forbidden: string[] = [];
  /** Requests without an answer, and answers of a server in trouble: what a journey that failed is read by. */
  readonly trouble: string[] = [];

  private constructor(
    readonly page: Page,
    readonly origin: string,
    /** Each tab of the window, this one among them. */
    readonly tabs: Visitor[] = [],
  ) {
    tabs.push(this);
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('requestfailed', (one) => this.trouble.push(`${one.url()} ${one.failure()?.errorText ?? ''}`));
    page.on('response', (answer) => {
      if (answer.status() >= 400) this.trouble.push(`${answer.url()} ${answer.status()}`);
    });
  }

  static async enter(browser: Browser, origin: string) {
    const context = await browser.createBrowserContext();
    await context.setCookie({ name: 'language', value: 'zh', domain: new URL(origin).hostname, path: '/' });
    return Visitor.of(await context.newPage(), origin);
  }

  private static async of(page: Page, origin: string, tabs?: Visitor[]) {
    await prepare(page);
    const visitor = new Visitor(page, origin, tabs);
    const inspected = await page.createCDPSession();
    inspected.on('Audits.issueAdded', ({ issue: { details } }) => {
      const broken = details.contentSecurityPolicyIssueDetails;
      if (broken) visitor.forbidden.push(`${broken.violatedDirective} ${broken.blockedURL ?? ''}`);
    });
    await inspected.send('Audits.enable');
    return visitor;
  }

  /** Another tab of the same window: cookies are shared, the session of a tab is its own. */
  async anotherTab() {
    return Visitor.of(await this.page.browserContext().newPage(), this.origin, this.tabs);
  }

  /** A browser draws the tab in front only: what is waited for in another one never comes. */
  async lookAt() {
    await this.page.bringToFront();
  }

  /** The browser's "duplicate": a tab that begins with what this one has kept. */
  async duplicate() {
    const opened = new Promise<Page | null>((done) => this.page.once('popup', done));
    await this.page.evaluate(() => void window.open(window.location.href));
    const page = await opened;
    if (!page) throw new Error('The browser opened no tab.');
    const duplicate = await Visitor.of(page, this.origin, this.tabs);
    await page.waitForSelector('main');
    return duplicate;
  }

  /** Signs in by the form; it leads to the path, or to the page that the account begins with. */
  async signIn(loginName: string, path = '/') {
    await this.page.goto(this.origin + path);
    await this.fillSignIn(loginName);
  }

  /** Signs in where the sign-in is on the screen. */
  async fillSignIn(loginName: string) {
    await this.at('input[autocomplete="username"]').fill(loginName);
    await this.at('input[autocomplete="current-password"]').fill(SEED_PASSWORD);
    await this.signsIn();
    await this.page.waitForSelector('main');
  }

  /** By Enter, and again where a busy machine answers later than the sign-in waits for it (R-07: five seconds). */
  private async signsIn() {
    for (let left = 5; left > 0; left -= 1) {
      await this.page.keyboard.press('Enter');
      await this.page.waitForFunction((said) => !document.body.innerText.includes(said), {}, UNANSWERED);
      const outcome = await this.page.waitForFunction(
        (said) => {
          if (window.location.pathname !== '/login') return 'in';
          return document.body.innerText.includes(said) && 'unanswered';
        },
        {},
        UNANSWERED,
      );
      if ((await outcome.jsonValue()) === 'in') return;
    }
    throw new Error('The sign-in was not answered five times.');
  }

  /** Opens a page as a typed address does: the application starts anew. */
  open(path: string) {
    return this.page.goto(this.origin + path);
  }

  /**
   * What the selector finds, looked up again when it went away while it was waited for: of an element that leaves,
   * puppeteer would wait for ever that it comes into view.
   */
  at(selector: string) {
    return this.page.locator(selector).setEnsureElementIsInTheViewport(false).filter(isPlaced);
  }

  get path() {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  async arrivesAt(path: string) {
    await this.page.waitForFunction(
      (wanted) => (window.location.pathname + window.location.search).startsWith(wanted),
      {},
      path,
    );
  }

  async sees(text: string) {
    await this.page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
  }

  /** The first page, with its parts that come once it is there. */
  async seesDashboard() {
    await this.page.waitForFunction(() => {
      const main = document.querySelector('main');
      const busy = [...(main?.querySelectorAll('.ant-skeleton') ?? [])];
      return main?.innerText.includes('订单趋势') && !busy.some((one) => one.checkVisibility());
    });
  }

  /** The work ends with another document: the address and the title may be those of it before it comes. */
  async reloads(work: () => Promise<unknown>) {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    await work();
    await this.page.waitForFunction(
      () => document.readyState === 'complete' && !document.documentElement.hasAttribute('data-before'),
    );
  }

  async isCalled(title: string) {
    await this.page.waitForFunction((wanted) => document.title === wanted, {}, title);
  }

  text() {
    return this.page.evaluate(() => document.body.innerText);
  }

  async press(name: string) {
    await this.at(button(name)).click();
  }

  /** A button of the dialog in front. */
  async answer(name: string) {
    await this.at(`.ant-modal ${button(name)}`).click();
  }

  async follow(name: string) {
    await this.at(menuItem(name)).click();
  }

  /** Types into a field of the form, over what stands there. */
  async fill(field: string, value: string) {
    const input = this.at(`input[id$=edit_${field}]`);
    await input.click();
    await this.page.$eval(`input[id$=edit_${field}]`, (element) => element.select());
    await this.page.keyboard.type(value);
  }

  /** Opens a tree of companies, finds one by its name and takes it. */
  async choose(field: string, name: string) {
    await this.at(`[id$=edit_${field}]`).fill(name);
    await this.at(treeNode(name)).click();
    await this.page.keyboard.press('Escape');
  }

  /** Takes several companies in the dialog of a field. */
  async pickBranches(...names: string[]) {
    await this.at('button[aria-label="打开公司列表"]').click();
    for (const name of names) await this.at(`.ant-modal ::-p-xpath(.//*[@role="treeitem"]/span[.="${name}"])`).click();
    await this.answer('确定');
    await this.page.waitForFunction(() => !document.querySelector('.ant-modal [role=tree]'));
  }

  /** Hands a file over, as the system's file dialog does. */
  async attach(field: string, file: string) {
    const input = await this.page.waitForSelector(`input[id$=edit_${field}]`);
    if (!input) throw new Error(`There is no ${field}.`);
    await input.uploadFile(file);
  }

  /** A moment is confirmed by Enter. */
  async fillMoment(field: string, value: string) {
    await this.fill(field, value);
    await this.page.keyboard.press('Enter');
  }

  valueOf(field: string) {
    return this.page.$eval(`[id$=edit_${field}]`, (input) =>
      input instanceof HTMLInputElement ? input.value : undefined,
    );
  }

  /** Of a tab that was closed there is none. */
  async picture(name: string) {
    if (this.page.isClosed()) return;
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }
}
