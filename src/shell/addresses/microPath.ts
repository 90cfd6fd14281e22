import { MICRO_PMS } from '../../../config/microApps';

export const isMicroPath = (path: string) => path === MICRO_PMS.base || path.startsWith(`${MICRO_PMS.base}/`);

/** A path of the console as the module's own router names it. */
export const withoutBase = (path: string) => path.slice(MICRO_PMS.base.length) || '/';
