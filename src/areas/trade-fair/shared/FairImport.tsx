import { type ButtonProps, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { fairImportApi } from '@/contract/tasks/import-calls';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import type { FairImportProps } from './FairImportDialogs';

const Dialogs = lazy(async () => ({ default: (await import('./FairImportDialogs')).FairImportDialogs }));

interface Props extends FairImportProps {
  /** The codes of the page's buttons. */
  codes: { import: ButtonCode; template?: ButtonCode; failed?: ButtonCode };
  label?: TextId;
  type?: ButtonProps['type'];
}

/** The buttons of an import into a fair: the template, the import itself, and the rows that the last one refused. */
export function FairImport({ codes, label = 'import.title', type = 'default', ...props }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [importNo, setImportNo] = useState<string>();
  const { fair, templateCode } = props;
  const begin = () => {
    setUsed(true);
    setOpen(true);
  };
  const template = async () => saveFile(await call.blob(fairImportApi.downloadTemplate, { templateCode }));
  const failed = async () => {
    const { importNo: last } = await call(fairImportApi.lastFailed, { templateCode, tradeFairId: fair.tradeFairId });
    setUsed(true);
    if (last) setImportNo(last);
    else notifier.info(text('import.noneFailed'));
  };
  return (
    <>
      <Space wrap>
        {codes.template && <ActionButton code={codes.template} label="import.template" onAction={template} />}
        {codes.failed && <ActionButton code={codes.failed} label="import.lastFailed" onAction={failed} />}
        <ActionButton code={codes.import} label={label} type={type} onAction={begin} />
      </Space>
      {isUsed && (
        <Suspense fallback={null}>
          <Dialogs {...props} open={isOpen} onClose={() => setOpen(false)} importNo={importNo} onRepair={setImportNo} />
        </Suspense>
      )}
    </>
  );
}
