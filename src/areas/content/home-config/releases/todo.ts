import { ERROR } from '@/contract/error-codes';
import type { TextId } from '@/core/i18n';

/** The remedy of each problem, by its error code. */
export const TODO: Readonly<Partial<Record<number, TextId>>> = {
  [ERROR.notGranted]: 'releaseTodo.notGranted',
  [ERROR.branchNotGranted]: 'releaseTodo.branchNotGranted',
  [ERROR.notFound]: 'releaseTodo.notFound',
  [ERROR.statusForbids]: 'releaseTodo.statusForbids',
  [ERROR.hostNotAllowed]: 'releaseTodo.hostNotAllowed',
  [ERROR.bannerPositionFull]: 'releaseTodo.bannerPositionFull',
  [ERROR.zoneEmpty]: 'releaseTodo.zoneEmpty',
  [ERROR.planTimes]: 'releaseTodo.planTimes',
  [ERROR.targetUnusable]: 'releaseTodo.targetUnusable',
  [ERROR.releasesOverlap]: 'releaseTodo.releasesOverlap',
  [ERROR.pageTooLarge]: 'releaseTodo.pageTooLarge',
  [ERROR.altMissing]: 'releaseTodo.altMissing',
};
