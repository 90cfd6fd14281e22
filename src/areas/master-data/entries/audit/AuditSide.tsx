import { Alert, Card, Flex, Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { EntryDetail, EntryPage } from '@/contract/master-data/entry-records';
import { useCan } from '@/core/auth/permission';
import { T } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { ValueHints } from '../form/FormHints';
import { PathName } from '../../shared/entries/PathName';
import { KINDS } from '../kinds';
import { FlowTimeline } from '../../shared/entries/FlowTimeline';

function Course({ page, entryId }: { page: EntryPage; entryId: string }) {
  const { data, error, refresh } = useCall(KINDS[page].calls.flow, { id: entryId });
  if (error && !data) return <LoadFailed error={error} onRetry={refresh} />;
  if (!data) return <Skeleton active />;
  return <FlowTimeline flow={data} />;
}

interface Props {
  page: EntryPage;
  entry: EntryDetail;
  /** For a commodity: the card of its standard. */
  standard: ReactNode;
}

/** What an approver has to know besides the form: warnings, possible duplicates, and the course of the entry. */
export function AuditSide({ page, entry, standard }: Props) {
  const can = useCan();
  const { warnings, dupOf, dupReason, replies, form, entryId } = entry;
  const said = <T id="entryAudit.dupReason" values={{ reason: dupReason }} />;
  return (
    <Flex vertical gap="small">
      {warnings.map(({ code, text }) => (
        <Alert key={`${code} ${text}`} showIcon type="warning" title={text} />
      ))}
      {(dupOf !== '' || dupReason !== '') && (
        <Alert
          showIcon
          type="warning"
          {...(dupOf === ''
            ? { title: said }
            : { title: <T id="entryAudit.dupOf" values={{ code: dupOf }} />, description: dupReason !== '' && said })}
        />
      )}
      {standard}
      <ValueHints page={page} values={form} excludeId={entry.changeOf ?? entryId} />
      {replies.length > 0 && (
        <Card size="small" title={<T id="entryAudit.replies" />}>
          {replies.map(({ path, reply }) => (
            <Typography.Paragraph key={path}>
              <Typography.Text type="secondary">
                <PathName path={path} form={form} />
              </Typography.Text>
              <br />
              {reply}
            </Typography.Paragraph>
          ))}
        </Card>
      )}
      {can(`${page}_flow`) && (
        <Card size="small" title={<T id="entry.flow" />}>
          <Course page={page} entryId={entryId} />
        </Card>
      )}
    </Flex>
  );
}
