import type { TourPlace } from '@/core/page/tour';
import { OVERLAYS } from './axe';
import type { Visitor } from './visitor';

/** What opens over the console, by the button of the top bar that opens it. */
export const DIALOGS = ['search', 'settings', 'errorLog', 'company'] as const satisfies TourPlace[];
export const MENUS = ['user', 'language', 'size'] as const satisfies TourPlace[];

const arrives = ({ page }: Visitor, wanted: boolean) =>
  page.waitForFunction(
    (overlays, isWanted) => {
      const all = [...document.querySelectorAll(overlays)];
      return all.some((one) => one.checkVisibility({ visibilityProperty: true })) === isWanted;
    },
    {},
    OVERLAYS.join(),
    wanted,
  );

export async function openDialog(one: Visitor, place: TourPlace) {
  await one.page.click(`[data-tour="${place}"]`);
  await arrives(one, true);
}

/** Menus, drawers and the palette close by Escape; dialogs by their cross alone. */
export async function closeDialog(one: Visitor) {
  await one.page.keyboard.press('Escape');
  await one.page.evaluate(() => {
    for (const cross of document.querySelectorAll<HTMLElement>('.ant-modal-close'))
      if (cross.checkVisibility()) cross.click();
  });
  await arrives(one, false);
}
