import type { Context } from '../../../http/context';

/** What belongs to no branch, such as jobs and stores, is for those who see all of them. */
export const seesInstallation = ({ session }: Context) => session.dataScope === 'ALL' && session.isTop;
