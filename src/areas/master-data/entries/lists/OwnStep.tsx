import { Typography } from 'antd';
import type { InboxTask } from '@/contract/master-data/approvals';
import { T } from '@/core/i18n';

/** The step that waits for the viewer, and for whom he decides where it is not his own. */
export function OwnStep({ stepName, onBehalfOfName }: Pick<InboxTask, 'stepName' | 'onBehalfOfName'>) {
  if (onBehalfOfName === '') return stepName;
  return (
    <>
      {stepName}{' '}
      <Typography.Text type="secondary">
        <T id="entry.onBehalfOf" values={{ name: onBehalfOfName }} />
      </Typography.Text>
    </>
  );
}
