import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '@kit/actions/ActionButton';
import type { Importable } from './importable';

const ImportDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "src__pages__import" */ './ImportDialog')).ImportDialog,
}));

interface Props {
  code: 'unit_import' | 'tenant_import' | 'bill_meterImport';
  template: Importable;
}

/** The button that imports a file, for whoever may. */
export function ImportFile({ code, template }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        code={code}
        label={template === 'PMS_METER' ? 'pmsImport.readings' : 'pmsImport.open'}
        onAction={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ImportDialog template={template} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
