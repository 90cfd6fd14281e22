import type { HomeComponent, StoredComponent } from '../../../../../../src/contract/content/home/component';
import { isHomeComponent, liftPage } from '../../../../../../src/contract/content/home/lift';
import { NOTHING_RESOLVED, type Resolved } from '../../../../../../src/contract/content/home/view/resolved';
import { imagesOf } from '../../../rules/images';
import { goodsFor } from '../../../../goods/public';
import { isSeen } from '../../../rules/seen';
import { shownActivity } from './activities';
import { shownImages } from './images';
import { shownNotices } from './notices';
import { listProducts } from './products';
import type { Resolving } from './viewed';
import { shownZones } from './zones';

async function pieces(component: HomeComponent, resolving: Resolving): Promise<Partial<Resolved>> {
  switch (component.type) {
    case 'productList':
      return { lists: [await listProducts(component.data, resolving)] };
    case 'tabs': {
      const lists = [];
      for (const { list } of component.data.tabs) lists.push(await listProducts(list, resolving));
      return { lists };
    }
    case 'zone':
      return { zones: await shownZones(component.data.zoneIds, resolving) };
    case 'notice':
      return { notices: await shownNotices(component.data, resolving) };
    case 'countdown':
      return { activity: await shownActivity(component.data.activityId, resolving) };
    default:
      return {};
  }
}

export interface ResolvedComponent {
  component: StoredComponent;
  resolved: Resolved;
}

/**
 * The components that a viewer sees at a moment, each with the objects behind its ids
 * (docs/domain/home-rendering.md#render). Components of an unknown type are returned unchanged: the app shows nothing for
 * them.
 */
export async function resolvePage(
  stored: readonly StoredComponent[],
  { refused, ...given }: Omit<Resolving, 'goods'> & { refused?: readonly string[] | undefined },
): Promise<ResolvedComponent[]> {
  const { line: branchIds, customerType, at } = given.viewed;
  const resolving = { ...given, goods: await goodsFor(given.db, { branchIds, customerType, at, refused }) };
  const seen = liftPage(stored).filter((one) => isSeen(one, given.viewed));
  const images = await shownImages(
    imagesOf(seen).map(({ image }) => image.fileId),
    resolving,
  );
  const shown: ResolvedComponent[] = [];
  for (const component of seen) {
    if (!isHomeComponent(component)) {
      shown.push({ component, resolved: NOTHING_RESOLVED });
      continue;
    }
    const own = imagesOf([component]).flatMap(({ image }) => images.get(image.fileId) ?? []);
    const resolved = { ...NOTHING_RESOLVED, ...(await pieces(component, resolving)), images: [...new Set(own)] };
    shown.push({ component, resolved });
  }
  return shown;
}
