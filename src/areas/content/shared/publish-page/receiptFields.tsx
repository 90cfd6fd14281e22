import type { CoverChange } from '@/contract/content/home/plans';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** The name of a page; '' stands for the page that shows where no plan does. */
export const pageNameOf = (name: string) => (name === '' ? <T id="coverChange.defaultPage" /> : name);

/** Companies that will show another page than before. */
export const coverChangeFields = fieldsOf<CoverChange>()('coverChange', {
  branchName: f.text({ width: 200 }),
  before: f.text({ width: 150, cell: ({ before }) => pageNameOf(before) }),
  after: f.text({ width: 150, cell: ({ after }) => pageNameOf(after) }),
  minutes: f.count({ width: 120 }),
});
