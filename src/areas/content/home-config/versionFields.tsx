import { FLAG } from '@/contract/fields';
import { type HomeVersion, ORIGIN } from '@/contract/content/home/versions';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const origin = codeTable('homeOrigin', ORIGIN);
const frozen = codeTable(
  'homeFrozen',
  { draft: FLAG.no, frozen: FLAG.yes },
  { tones: { draft: 'draft', frozen: 'active' } },
);

/** Versions of a page (docs/domain/home-pages.md#versions). */
export const versionFields = fieldsOf<HomeVersion>()('homeVersion', {
  versionNo: f.count({ width: 80 }),
  baseVersionNo: f.count({ width: 80 }),
  origin: f.codes(origin, { width: 80 }),
  frozen: f.codes(frozen, { width: 90 }),
  frozenTime: f.dateTime(),
  note: f.text({ width: 160 }),
  componentCount: f.count(),
  planCount: f.count(),
  createdByName: f.person(),
  gmtModified: f.dateTime(),
});
