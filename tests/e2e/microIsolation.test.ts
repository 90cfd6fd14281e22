/* docs/adr/0012, 0038: nothing of the property module reaches the console: no rule of style, no global, popups included. */
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const house = openHouse();

/** What the console, qiankun and single-spa put there themselves to run a module; the last two patch the listeners. */
const OF_THE_HOST =
  /^(__|webpack|consoleParts$|qiankun|single|nativeFetch|proxy$|regeneratorRuntime$|addEventListener$|removeEventListener$)/;

const globals = ({ page }: Visitor) => page.evaluate(() => Object.getOwnPropertyNames(window));

/** Looks of the console's own parts, by what they are. */
const looks = ({ page }: Visitor) =>
  page.evaluate(() =>
    ['body', 'a', 'header', 'nav', 'header button', 'input'].map((selector) => {
      const element = [...document.querySelectorAll(selector)].find((one) => !one.closest('.pms'));
      const { color, backgroundColor, font, padding, border, boxSizing } = getComputedStyle(element ?? document.body);
      return [selector, color, backgroundColor, font, padding, border, boxSizing];
    }),
  );

/** The sheets of the console, before there is a module. */
const markSheets = ({ page }: Visitor) =>
  page.evaluate(() => {
    for (const { ownerNode } of document.styleSheets)
      if (ownerNode instanceof HTMLElement) ownerNode.dataset.console = 'yes';
  });

/** Rules that came with the module and match something that is not its own; the console's own name antd's boxes. */
const strayRules = ({ page }: Visitor) =>
  page.evaluate(() => {
    const isOwn = (element: Element) =>
      element.closest('.pms, [class*="pms-"], qiankun-head, #micro-pms-root, [data-qiankun]') !== null ||
      element.querySelector('#micro-pms-root, .pms') !== null;
    const flat = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? flat(rule.cssRules) : [];
      });
    const sheets = [...document.styleSheets].filter(
      ({ ownerNode }) => ownerNode instanceof HTMLElement && ownerNode.dataset.console === undefined,
    );
    const rules = sheets
      .flatMap((sheet) => flat(sheet.cssRules))
      .filter(({ selectorText }) => !/\.(ant|anticon)\b/.test(selectorText));
    const stray = rules.flatMap(({ selectorText, cssText }) => {
      const found = [...document.querySelectorAll(selectorText)].filter((element) => !isOwn(element));
      return found.length > 0 ? [`${cssText} → ${found[0]!.tagName}.${found[0]!.className}`] : [];
    });
    return { rules: rules.length, stray };
  });

house.journey(
  'no rule of style and no global of the module reaches the console, with a popup and a dialog open',
  async () => {
    const one = await house.visitor();
    await one.signIn('op.hubei', '/dashboard');
    await one.seesDashboard();
    await markSheets(one);
    const [before, lookBefore] = [await globals(one), await looks(one)];
    await one.page.evaluate(() => {
      window.history.pushState({}, '', '/micro-pms/tenant');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await one.sees('楚天物流');
    await one.press('新增租户');
    await one.page.waitForSelector('.pms-modal .pms-select');
    await one.at('.pms-modal .pms-select').click();
    await one.page.waitForSelector('.pms-select-dropdown');
    const { rules, stray } = await strayRules(one);
    expect(rules).toBeGreaterThan(100);
    expect(stray).toEqual([]);
    // Popups and dialogs stand beside the console's own, and are the module's by their names.
    const popups = await one.page.$$eval(
      'body > div',
      (all) =>
        all.filter((element) => element.querySelector('[class*="pms-modal"], [class*="pms-select-dropdown"]')).length,
    );
    expect(popups).toBeGreaterThan(0);
    expect(await looks(one)).toEqual(lookBefore);
    const added = (await globals(one)).filter((name) => !before.includes(name));
    expect(added.filter((name) => !OF_THE_HOST.test(name))).toEqual([]);
  },
);
