import { Alert, Button, Space } from 'antd';
import { T } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import { formatDate } from '@kit/format/date';
import type { Editor } from './useLease';

interface Props {
  editor: Editor;
  /** The user may change this page. */
  isOwn: boolean;
  /** The page belongs to another company, whatever the user's permissions. */
  isForeign: boolean;
  onRequest: () => void;
  onTakeOver: () => Promise<unknown>;
  onHandOver: () => Promise<unknown>;
}

/** Who edits the page, where it is somebody else, and how to get the lease. */
export function EditorNotice({ editor, isOwn, isForeign, onRequest, onTakeOver, onHandOver }: Props) {
  if (!isOwn)
    return <Alert type="info" showIcon title={<T id={isForeign ? 'designer.readOnly' : 'designer.viewOnly'} />} />;
  if (editor.who === 'other') {
    const { name, since, isAsked } = editor;
    return (
      <Alert
        type="warning"
        showIcon
        title={<T id="designer.editedBy" values={{ name }} />}
        description={
          isAsked ? (
            <T id="designer.asked" />
          ) : since ? (
            <T id="designer.since" values={{ time: formatDate(since, 'YMDHM') }} />
          ) : null
        }
        action={
          <Space wrap>
            <Button size="small" disabled={isAsked} onClick={onRequest}>
              <T id="designer.request" />
            </Button>
            <ActionButton
              code="appHome_takeOver"
              label="designer.takeOver"
              size="small"
              confirm={{ title: 'designer.askTakeOver', content: 'designer.askTakeOverHelp', values: { name } }}
              onAction={onTakeOver}
            />
          </Space>
        }
      />
    );
  }
  if (editor.who === 'me' && editor.requestedBy)
    return (
      <Alert
        type="warning"
        showIcon
        title={<T id="designer.requestedBy" values={{ name: editor.requestedBy }} />}
        description={<T id="designer.requestedHelp" />}
        action={<ActionButton label="designer.handOver" size="small" onAction={onHandOver} />}
      />
    );
  return null;
}
