import { ERROR } from '../../../../../src/contract/error-codes';
import { Failure, type Warning } from '../../../../http/failure';
import type { VersionRow } from '../../data/home/versions';
import { isAboveAdvice, isTooLarge, type Weight } from '../../rules/weight';
import { jsonBytes } from './checkComponents';

/** Refuses a page that is too large; asks about one that is larger than is good (docs/domain/home-pages.md#weight). */
export function weightWarnings(weight: Weight, { components }: VersionRow): Warning[] {
  if (isTooLarge(weight, { components: components.length, bytes: jsonBytes(components) }))
    throw new Failure(ERROR.pageTooLarge);
  const files = weight.heaviest.map(({ component, kb }) => `${component}: ${kb} KB`).join('、');
  return isAboveAdvice(weight) ? [{ code: ERROR.pageAboveAdvice, params: { files } }] : [];
}
