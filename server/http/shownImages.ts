import type { FileUse } from '../../src/contract/account/files';
import { enqueue } from '../platform/jobs/queue';
import type { Context } from './context';

export const SCALE_JOB = 'scaleImage';

/** What the pages of the app show: home pages, banners, zones and contents, products. */
export const SHOWN_USES = ['homePage', 'content', 'goods'] as const satisfies readonly FileUse[];
const isShown = (bizType: string) => SHOWN_USES.some((one) => one === bizType);

/** Has a job make the smaller copies of an uploaded image that the app shows: nobody waits for them. */
export async function queueCopies({ db, ms }: Pick<Context, 'db' | 'ms'>, fileId: string, bizType: string) {
  if (isShown(bizType)) await enqueue(db, [{ kind: SCALE_JOB, key: fileId, payload: { fileId } }], ms);
}
