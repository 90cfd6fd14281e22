import { setTimeout as pause } from 'node:timers/promises';
import type { TourTarget } from '@/core/page/tour';
import { OVERLAYS } from './axe';
import type { Visitor } from './visitor';

/** What opens over the console, by the button of the top bar that opens it. */
export const DIALOGS = ['search', 'settings', 'errorLog', 'company'] as const satisfies TourTarget[];
export const MENUS = ['user', 'language', 'size'] as const satisfies TourTarget[];

/** Something stands over the page, or nothing does any more. */
export const arrives = ({ page }: Visitor, wanted: boolean) =>
  page.waitForFunction(
    (overlays, isWanted) => {
      const all = [...document.querySelectorAll(overlays)];
      return all.some((one) => one.checkVisibility({ visibilityProperty: true })) === isWanted;
    },
    {},
    OVERLAYS.join(),
    wanted,
  );

export async function openDialog(one: Visitor, target: TourTarget) {
  await one.page.click(`[data-tour="${target}"]`);
  await arrives(one, true);
}

const AGAIN_MS = 2_000;

/**
 * Menus, drawers and the palette close by Escape; dialogs by their cross alone. Where it has not got the focus yet, it
 * hears of no key: as people do, the key is pressed again.
 */
export async function closeDialog(one: Visitor) {
  const gone = arrives(one, false).then(() => true);
  const press = async () => {
    await one.page.keyboard.press('Escape');
    await one.page.evaluate(() => {
      for (const cross of document.querySelectorAll<HTMLElement>('.ant-modal-close'))
        if (cross.checkVisibility()) cross.click();
    });
    return Promise.race([gone, pause(AGAIN_MS, false)]);
  };
  while (!(await press()));
}

const more = (subject: string) => `::-p-xpath(//tr[contains(., "${subject}")]//button[@aria-label="更多操作"])`;
const cancel = (one: Visitor) => one.answer('取消');

async function ofRow(one: Visitor, subject: string, action: string) {
  await one.at(more(subject)).click();
  await one.follow(action);
  await one.page.waitForSelector('.ant-modal');
}

/** What the parts of a page open over it. */
export const OPENED = [
  {
    name: 'a question',
    page: '/sale/tradeFairManage',
    open: (one: Visitor) => ofRow(one, '2026秋季订货会', '删除'),
    close: cancel,
  },
  {
    name: 'a form in a dialog',
    page: '/sale/tradeFairManage',
    open: (one: Visitor) => ofRow(one, '2026夏季订货会', '下架'),
    close: cancel,
  },
  {
    name: 'a tree of companies',
    page: '/sale/saleShowEdit?id=70004',
    open: async (one: Visitor) => {
      await one.at('button[aria-label="打开公司列表"]').click();
      await one.page.waitForSelector('.ant-modal [role=tree]');
    },
    close: cancel,
  },
  {
    name: 'two companies in one tab',
    page: '/sale/tradeFairManage',
    open: async (one: Visitor) => {
      await one.page.setExtraHTTPHeaders({ 'X-Branch-Id': 'FDB01' });
      await one.press('查询');
      await one.page.waitForSelector('.ant-modal');
    },
    close: async (one: Visitor) => {
      await one.page.setExtraHTTPHeaders({});
      await one.at('.ant-modal-footer .ant-btn-primary').click();
    },
  },
  {
    name: 'the tour',
    page: '/guide/index',
    open: (one: Visitor) => one.press('开始导览'),
    close: ({ page }: Visitor) => page.keyboard.press('Escape'),
  },
];
