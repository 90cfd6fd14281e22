import { ActionButton } from '@kit/actions/ActionButton';
import type { ButtonCode } from '@/contract/buttons';
import type { Designing } from './editing/useEditing';
import { pasteCopied } from './editing/useKeys';

interface Props {
  designing: Designing;
  pageName: string;
  isEditable: boolean;
  /** The button code that allows to save: one for pages, another for a company's override. */
  saveCode: ButtonCode;
  isDirty: boolean;
  isSaving: boolean;
  onSave: () => Promise<unknown>;
  onPreview: () => Promise<unknown>;
  /** Absent for a company's override: it needs no publishing. */
  onPublish?: () => Promise<unknown>;
}

/** The actions on the whole page. */
export function DesignerActions({ designing, pageName, isEditable, saveCode, isDirty, isSaving, ...on }: Props) {
  const { editing, run, undo, redo } = designing;
  const { page, past, future } = editing;
  return (
    <>
      <ActionButton
        code="appHome_undo"
        label="designer.undo"
        disabled={!isEditable || past.length === 0}
        onAction={undo}
      />
      <ActionButton
        code="appHome_redo"
        label="designer.redo"
        disabled={!isEditable || future.length === 0}
        onAction={redo}
      />
      <ActionButton
        code="appHome_paste"
        label="designer.paste"
        disabled={!isEditable}
        onAction={() => pasteCopied(designing)}
      />
      <ActionButton
        code="appHome_clear"
        label="designer.clear"
        danger
        disabled={!isEditable || page.length === 0}
        confirm={{
          title: 'designer.askClear',
          content: 'designer.askClearHelp',
          values: { name: pageName, count: page.length },
        }}
        onAction={() => run({ action: 'clear' })}
      />
      <ActionButton code="appHome_preview" label="designer.preview" onAction={on.onPreview} />
      {on.onPublish && (
        <ActionButton code="appHome_publish" label="action.publish" disabled={!isEditable} onAction={on.onPublish} />
      )}
      <ActionButton
        code={saveCode}
        label="kit.save"
        type="primary"
        disabled={!isDirty}
        loading={isSaving}
        onAction={on.onSave}
      />
    </>
  );
}
