import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { licenceCancelApi, type ListedLicence } from '@/contract/master-data/licence-calls';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { navigateFrom, replace } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { inboxPath, LICENCE_LIST, nextTask } from '../shared/inbox/inboxTasks';
import { AuditDialog } from './AuditDialog';
import { RenewalDialog } from './RenewalDialog';

const ENTRY_NO = /^(XQ|ZX)\d{12}$/;
const isRenewal = (entryNo: string) => entryNo.startsWith('XQ');

/** The licence of a task, with the decisions that the viewer may take now. */
async function taskOf(entryNo: string) {
  const filter = isRenewal(entryNo) ? { renewalNo: entryNo } : { cancelNo: entryNo };
  const { records } = await call(licenceCancelApi.page, { pageNum: 1, pageSize: 20, ...filter });
  const [licence] = records;
  const task = licence?.tasks.find((one) => one.entryNo === entryNo);
  return licence && task && { licence, task };
}

interface Opened {
  licence: ListedLicence;
  task: ListedLicence['tasks'][number];
}

/** The dialog of the inbox task that the address names. After a decision, or if it is left for later, the next one opens. */
export function TaskDialog() {
  const text = useText();
  const given = new URLSearchParams(useLocation().search).get('task') ?? '';
  const entryNo = ENTRY_NO.test(given) ? given : '';
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (entryNo === '') return undefined;
    let isWanted = true;
    const open = async () => {
      const found = await taskOf(entryNo);
      if (!isWanted) return;
      setOpened(found);
      if (found) return;
      // The task was decided, or has been given to somebody else.
      notifier.info(text('licence.taskGone', { entryNo }));
      replace(LICENCE_LIST);
    };
    void open().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [entryNo, text]);
  if (opened?.task.entryNo !== entryNo) return null;
  const { licence, task } = opened;
  const close = () => {
    setOpened(undefined);
    replace(LICENCE_LIST);
  };
  const next = async () => {
    close();
    const found = await nextTask(task);
    if (found) navigateFrom(LICENCE_LIST, inboxPath(found));
    else notifier.success(text('licence.noneLeft'));
  };
  const Dialog = isRenewal(entryNo) ? RenewalDialog : AuditDialog;
  return (
    <Dialog
      key={entryNo}
      licence={licence}
      onNext={() => void next()}
      onClose={(isDecided) => (isDecided ? void next() : close())}
    />
  );
}
