import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import type { ImportDialog as Dialog } from './ImportDialog';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));
const ImportDrawer = lazy(async () => ({ default: (await import('./ImportDrawer')).ImportDrawer }));

type DialogProps = ComponentProps<typeof Dialog>;

interface Props {
  button: ButtonCode;
  upload: DialogProps['upload'];
  file: DialogProps['template'];
  /** Where the template has a button of its own. */
  template?: { code: ButtonCode; label: TextId };
  /** For pages with a button for the refused rows of the last file: `find` looks for its import. */
  failed?: { code: ButtonCode; find: () => Promise<string | null> };
  title: TextId;
  /** The title of the dialog, where the button says less. */
  dialogTitle?: TextId;
  help: readonly TextId[];
}

/** The button of a list that imports a file; refused rows are corrected in place. */
export function ImportButton({ button, upload, file, template, failed, title, dialogTitle = title, help }: Props) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [importNo, setImportNo] = useState<string>();
  const download = async () => saveFile(await call.blob(file.endpoint, file.input));
  const showFailed = async () => {
    const last = await failed?.find();
    if (last) setImportNo(last);
    else notifier.info(text('import.noneFailed'));
  };
  return (
    <>
      {template && <ActionButton {...template} onAction={download} />}
      {failed && <ActionButton code={failed.code} label="import.lastFailed" onAction={showFailed} />}
      <ActionButton code={button} label={title} onAction={() => setIsOpen(true)} />
      <Suspense fallback={null}>
        {isOpen && (
          <ImportDialog
            open
            title={dialogTitle}
            upload={upload}
            template={file}
            help={[...help]}
            onRepair={setImportNo}
            onClose={() => setIsOpen(false)}
          />
        )}
        {importNo && <ImportDrawer importNo={importNo} onClose={() => setImportNo(undefined)} />}
      </Suspense>
    </>
  );
}
