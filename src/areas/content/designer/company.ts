import { isSame } from '@/contract/canonical';
import type { MergedPage } from '@/contract/content/home/company/overrides';
import { byId, idsOf } from '@/contract/content/home/override';
import { type PageParts, type Scope, WHOLE_PAGE } from './commands/command';

/** Where a component of a company's page comes from; `undecided`: its conflict has to be decided first. */
export type Whose = 'head' | 'own' | 'undecided';

const undecidedIn = ({ conflicts }: MergedPage) =>
  new Set(conflicts.flatMap(({ componentId }) => (componentId === undefined ? [] : [componentId])));

/** What may be changed on a page: everything, or what a company may override (docs/domain/home-pages.md#overrides). */
export function scopeOf(company: MergedPage | undefined): Scope {
  if (!company) return WHOLE_PAGE;
  const baseIds = new Set(idsOf(company.next));
  return { baseIds, undecided: undecidedIn(company), isOrderFixed: company.conflicts.some(isOfOrder) };
}

const isOfOrder = ({ componentId }: MergedPage['conflicts'][number]) => componentId === undefined;

/** For a page of the head office, where no component is marked. */
export const NO_MARKS: ReadonlyMap<string, Whose> = new Map();

/** By the id of a component. */
export function marksOf(company: MergedPage, page: PageParts): ReadonlyMap<string, Whose> {
  const undecided = undecidedIn(company);
  const given = byId(company.next);
  return new Map(
    page.map((one) => {
      const { componentId } = one;
      const whose = undecided.has(componentId) ? 'undecided' : isSame(given.get(componentId), one) ? 'head' : 'own';
      return [componentId, whose];
    }),
  );
}
