import { isCompleteJump, type Jump } from '../jump';
import type { HomeComponent, StoredComponent } from './component';
import type { DataOf } from './component';
import type { HotArea } from './data';
import { isHomeComponent } from './lift';
import { LIMITS, MAX_COMPONENTS, MAX_OF_TYPE, NOTICE_SOURCE, PRODUCT_SOURCE } from './limits';

/**
 * The faults that keep a page from being frozen (docs/domain/home-pages.md#checks). `index` counts components, `piece`
 * counts items, images or tabs of one component, both from 0.
 */
export const FAULT = {
  tooMany: 'tooMany',
  /** A second component of a type that a page may have only once. */
  twice: 'twice',
  /** The search is neither first nor directly behind the banner. */
  position: 'position',
  empty: 'empty',
  tooFew: 'tooFew',
  /** More items than there are cells on two pages. */
  noCell: 'noCell',
  text: 'text',
  image: 'image',
  jump: 'jump',
  /** Hot areas that overlap, or reach out of the image. */
  area: 'area',
  target: 'target',
  times: 'times',
  /** An image that can be tapped lacks its alternative text (43753). */
  alt: 'alt',
  /** A hot area under 44 × 44 px (43754): a warning. */
  small: 'small',
} as const;
export type Fault = (typeof FAULT)[keyof typeof FAULT];

export interface PageFault {
  fault: Fault;
  index: number;
  piece?: number;
}

/** Adds a fault of the present component. */
type Add = (fault: Fault, piece?: number) => void;

const SCREEN = 375;
const LEAST_TARGET = 44;

const overlap = (a: HotArea, b: HotArea) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

function checkJump(one: Jump | null, add: Add, piece?: number) {
  if (one && !isCompleteJump(one)) add(FAULT.jump, piece);
}

function checkList(data: DataOf<'productList'>, add: Add, piece?: number) {
  const { source, productIds, categoryId, brandId, tag, activityId } = data;
  if (source === PRODUCT_SOURCE.chosen && productIds.length === 0) add(FAULT.empty, piece);
  if (source === PRODUCT_SOURCE.rule && !categoryId && !brandId && !tag) add(FAULT.target, piece);
  if (source === PRODUCT_SOURCE.activity && !activityId) add(FAULT.target, piece);
}

function checkNav({ rows, columns, items }: DataOf<'gridNav'>, add: Add) {
  const { leastItems, pages } = LIMITS.gridNav;
  if (items.length < leastItems) add(FAULT.tooFew);
  if (items.length > rows * columns * pages) add(FAULT.noCell);
  items.forEach(({ icon, text, jump }, i) => {
    if (!icon.fileId) add(FAULT.image, i);
    if (!text.trim()) add(FAULT.text, i);
    checkJump(jump, add, i);
  });
}

function checkAds({ images }: DataOf<'imageAd'>, add: Add) {
  if (images.length === 0) add(FAULT.empty);
  images.forEach(({ image, areas }, i) => {
    if (!image.fileId) add(FAULT.image, i);
    if (!image.alt.trim() && areas.some(({ jump }) => jump)) add(FAULT.alt, i);
    if (
      areas.some(
        (one, at) =>
          one.x + one.w > 100 || one.y + one.h > 100 || areas.slice(at + 1).some((other) => overlap(one, other)),
      )
    )
      add(FAULT.area, i);
    // The height of the image is known only from its file, so the width alone is checked here.
    if (areas.some(({ w }) => (w / 100) * SCREEN < LEAST_TARGET)) add(FAULT.small, i);
    areas.forEach(({ jump }) => checkJump(jump, add, i));
  });
}

function checkData(component: HomeComponent, add: Add) {
  switch (component.type) {
    case 'banner':
      if (component.data.items.length === 0) add(FAULT.empty);
      component.data.items.forEach(({ image, jump }, i) => {
        if (!image.fileId) add(FAULT.image, i);
        else if (jump && !image.alt.trim()) add(FAULT.alt, i);
        checkJump(jump, add, i);
      });
      return;
    case 'gridNav':
      return checkNav(component.data, add);
    case 'notice':
      if (component.data.source === NOTICE_SOURCE.own && component.data.items.length === 0) add(FAULT.empty);
      component.data.items.forEach(({ text, jump }, i) => {
        if (!text.trim()) add(FAULT.text, i);
        checkJump(jump, add, i);
      });
      return;
    case 'productList':
      return checkList(component.data, add);
    case 'zone':
      if (component.data.zoneIds.length === 0) add(FAULT.empty);
      return;
    case 'imageAd':
      return checkAds(component.data, add);
    case 'tabs':
      if (component.data.tabs.length < LIMITS.tabs.least) add(FAULT.tooFew);
      component.data.tabs.forEach(({ title, list }, i) => {
        if (!title.trim()) add(FAULT.text, i);
        checkList(list, add, i);
      });
      return;
    case 'countdown':
      if (!component.data.activityId) add(FAULT.target);
      return;
    case 'title':
      if (!component.data.text.trim()) add(FAULT.text);
      checkJump(component.data.moreJump, add);
      return;
    case 'richText':
      if (!component.data.html.trim()) add(FAULT.empty);
      return;
    default:
  }
}

function checkPositions(components: readonly StoredComponent[], add: (fault: Fault, index: number) => void) {
  const seen = new Map<string, number>();
  components.forEach(({ type }, i) => {
    const count = (seen.get(type) ?? 0) + 1;
    seen.set(type, count);
    const most: number | undefined = Object.entries(MAX_OF_TYPE).find(([one]) => one === type)?.[1];
    if (most !== undefined && count > most) add(FAULT.twice, i);
    if (type === 'search' && i > 0 && !(i === 1 && components[0]?.type === 'banner')) add(FAULT.position, i);
  });
}

/** All faults of a page in its newest form; components of unknown types are not checked. */
export function faultsOf(components: readonly StoredComponent[]): PageFault[] {
  const faults: PageFault[] = [];
  if (components.length > MAX_COMPONENTS) faults.push({ fault: FAULT.tooMany, index: MAX_COMPONENTS });
  checkPositions(components, (fault, index) => faults.push({ fault, index }));
  components.forEach((component, index) => {
    if (!isHomeComponent(component)) return;
    const add: Add = (fault, piece) => faults.push({ fault, index, ...(piece === undefined ? {} : { piece }) });
    if (component.startTime && component.endTime && component.endTime <= component.startTime) add(FAULT.times);
    checkData(component, add);
  });
  return faults;
}
