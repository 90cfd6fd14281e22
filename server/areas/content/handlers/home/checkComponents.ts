import type * as z from 'zod';
import { isSame } from '../../../../../src/contract/canonical';
import { homeComponent, type StoredComponent } from '../../../../../src/contract/content/home/component';
import { isKnown, liftComponent } from '../../../../../src/contract/content/home/lift';
import { MAX_COMPONENTS, MAX_PAGE_BYTES } from '../../../../../src/contract/content/home/limits';
import { byId } from '../../../../../src/contract/content/home/override';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import type { FieldProblem } from '../../../../platform/problem';
import { cleanRichText } from '../../../../platform/richText';

const problemOf = (index: number, { path }: z.core.$ZodIssue): FieldProblem => ({
  field: ['components', index, ...path].join('.'),
  text: 'field.invalid',
});

const cleaned = <T extends z.output<typeof homeComponent>>(one: T): T =>
  one.type === 'richText' ? { ...one, data: { html: cleanRichText(one.data.html) } } : one;

/**
 * Components as they are stored: those of known types checked and in their newest form, all others unchanged
 * (docs/domain/home-pages.md#stored-pages).
 */
export function checkedComponents(components: readonly StoredComponent[]): StoredComponent[] {
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  const checked = components.map((one, i) => {
    if (seen.has(one.componentId)) problems.push({ field: `components.${i}.componentId`, text: 'field.taken' });
    seen.add(one.componentId);
    if (!isKnown(one)) return one;
    const parsed = homeComponent.safeParse(liftComponent(one));
    if (parsed.success) return cleaned(parsed.data);
    problems.push(...parsed.error.issues.map((issue) => problemOf(i, issue)));
    return one;
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  demandSize(checked);
  return checked;
}

export const jsonBytes = (components: readonly StoredComponent[]) => Buffer.byteLength(JSON.stringify(components));

export function demandSize(components: readonly StoredComponent[]) {
  if (components.length > MAX_COMPONENTS || jsonBytes(components) > MAX_PAGE_BYTES)
    throw new Failure(ERROR.pageTooLarge);
}

const locksOf = (one: StoredComponent | undefined): unknown => one?.locked ?? [];

/** Locking values against companies below needs a button of its own. */
export async function demandLocks(
  before: readonly StoredComponent[],
  after: readonly StoredComponent[],
  context: Context,
) {
  const known = byId(before);
  const hasOtherLocks = after.some((one) => !isSame(locksOf(one), locksOf(known.get(one.componentId))));
  if (hasOtherLocks) await demandButton(context.db, ['homeConfig_lock'], context.session);
}
