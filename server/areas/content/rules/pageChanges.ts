import { canonical } from '../../../../src/contract/canonical';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { isHomeComponent, liftComponent } from '../../../../src/contract/content/home/lift';
import { NOTICE_SOURCE } from '../../../../src/contract/content/home/limits';
import type { Resolved, ShownImage, ShownProduct } from '../../../../src/contract/content/home/view/resolved';

interface Shown {
  component: StoredComponent;
  resolved: Resolved;
}

/** What a company shows at a moment. */
export interface ShownAt {
  planId: string | null;
  pageId: string;
  versionNo: number | null;
  pageName: string;
  components: readonly Shown[];
}

/** The address of a file is signed anew from time to time, and its copies are made later; the file is the same. */
const withoutAddress = (image: ShownImage) => ({ ...image, url: '', widths: [] });
/** Price and stock are those of today, whatever the moment. */
const withoutLive = (one: ShownProduct): ShownProduct => ({
  ...one,
  ...{ image: one.image && withoutAddress(one.image), price: null, stock: null },
});

/** The objects of a component as far as the moment decides them. */
export const lasting = ({ images, lists, zones, notices, activity }: Resolved): Resolved => ({
  images: images.map(withoutAddress),
  lists: lists.map((list) => list.map(withoutLive)),
  zones: zones.map((one) => ({
    ...{ ...one, image: one.image && withoutAddress(one.image), products: one.products.map(withoutLive) },
  })),
  ...{ notices, activity },
});

const isOwnNotice = (stored: StoredComponent) => {
  const one = liftComponent(stored);
  return isHomeComponent(one) && one.type === 'notice' && one.data.source === NOTICE_SOURCE.own;
};

/** Whether a component shows anything: a list without products, for example, does not. */
function hasContent({ component, resolved }: Shown) {
  const { lists, zones, notices, activity } = resolved;
  switch (component.type) {
    case 'productList':
    case 'tabs':
      return lists.some((list) => list.length > 0);
    case 'zone':
      return zones.length > 0;
    case 'countdown':
      return activity !== null;
    case 'notice':
      return notices.length > 0 || isOwnNotice(component);
    default:
      return true;
  }
}

export type Change =
  { kind: 'page'; from: string; to: string } | { kind: 'appears' | 'goes' | 'changes'; component: StoredComponent };

const seenOf = ({ components }: ShownAt) =>
  new Map(components.filter(hasContent).map((one) => [one.component.componentId, one]));

/** What changes from one moment to the next: the page itself, or its components. */
export function pageChanges(before: ShownAt, after: ShownAt): Change[] {
  if (before.pageId !== after.pageId || before.versionNo !== after.versionNo)
    return [{ kind: 'page', from: before.pageName, to: after.pageName }];
  const [was, is] = [seenOf(before), seenOf(after)];
  const changes: Change[] = [];
  for (const [id, { component }] of was) if (!is.has(id)) changes.push({ kind: 'goes', component });
  for (const [id, { component, resolved }] of is) {
    const old = was.get(id);
    if (!old) changes.push({ kind: 'appears', component });
    else if (canonical(lasting(old.resolved)) !== canonical(lasting(resolved)))
      changes.push({ kind: 'changes', component });
  }
  return changes;
}
