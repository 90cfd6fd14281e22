import { Button, Drawer, Flex } from 'antd';
import { useRef } from 'react';
import { approvalApi, type InboxTask } from '@/contract/master-data/approvals';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { embedded } from '@/ui/embedded';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { inboxPath } from '../../shared/inbox/inboxTasks';
import { inboxFields } from './inboxFields';

const WIDTH = 1080;

const table = inboxFields.table({
  show: ['entryNo', 'kind', 'name', 'stepName', 'dueTime', 'applicantName', 'branchName', 'submitTime'],
  search: ['bizKind'],
});

/** All tasks that wait for the viewer, of any kind; the first to be due come first. */
function Inbox({ onClose }: { onClose: () => void }) {
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  const open = (task: InboxTask) => {
    onClose();
    navigate(inboxPath(task));
  };
  const begin = async () => {
    const { records } = await call(approvalApi.inbox, { pageNum: 1, pageSize: 10 });
    // If the user has closed the drawer meanwhile, the page stays.
    if (!first.current) return;
    const [next] = records;
    if (next) open(next);
    else notifier.success(text('entryAudit.noneLeft'));
  };
  return (
    <Drawer
      open
      size={WIDTH}
      title={<T id="entry.mine" />}
      onClose={onClose}
      afterOpenChange={(isOpen) => isOpen && first.current?.focus()}
    >
      <Flex vertical gap="middle">
        <div>
          <Button ref={first} type="primary" onClick={() => void begin()}>
            <T id="entry.begin" />
          </Button>
        </div>
        <CrudTable<InboxTask>
          {...table}
          {...embedded}
          rowKey="taskId"
          list={approvalApi.inbox}
          emptyText="entryAudit.noneLeft"
          actions={(task) => <RowActions actions={[{ label: 'entry.audit', onAction: () => open(task) }]} />}
        />
      </Flex>
    </Drawer>
  );
}

export const InboxDrawer = withTexts(
  ['master-data/entries', 'master-data/entry-forms', 'master-data/approvals'],
  Inbox,
);
