import type { InboxTask } from '@/contract/master-data/approvals';
import type { BizKind } from '@/contract/master-data/kinds';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { bizKind } from '../../shared/bizKind';
import { Due } from './Due';
import { OwnStep } from './OwnStep';

/** A task of the inbox, of any kind. */
export const inboxFields = fieldsOf<InboxTask, InboxTask & { bizKind: BizKind }>()('entry', {
  entryNo: f.code({ max: 20, width: 160, fixed: 'left' }),
  kind: f.codes(bizKind, { width: 160 }),
  bizKind: f.codes(bizKind),
  name: f.name({ isFact: true }),
  stepName: f.text({ width: 150, isFact: true, cell: (task) => <OwnStep {...task} /> }),
  dueTime: f.dateTime({
    sorted: true,
    isFact: true,
    cell: ({ dueTime, overHours }) => <Due dueTime={dueTime} overHours={overHours} />,
  }),
  applicantName: f.person(),
  branchName: f.text({ width: 180 }),
  submitTime: f.dateTime(),
});
