import { lazy, Suspense, useState } from 'react';
import { type ButtonRecord, MENU_STATUS, menusApi } from '@/contract/system/menus';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useBatchRun } from '@/shared/batch/useBatchRun';
import { type Selection, useSelection } from '@/shared/batch/useSelection';
import { useHistory } from '@/shared/history/useHistory';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import type { EditedButton } from './ButtonDialog';
import { buttonFields } from './buttonFields';

const ButtonDialog = lazy(async () => ({ default: (await import('./ButtonDialog')).ButtonDialog }));

const table = buttonFields.table({
  show: ['buttonCode', 'buttonName', 'menuTitle', 'pageKey', 'position', 'status', 'apiPaths'],
  search: ['menuId', 'buttonName', 'position'],
});

const NEW: EditedButton = { position: 'header', apiPaths: [], sort: 1 };

interface RowProps {
  button: ButtonRecord;
  onEdit: (button: ButtonRecord) => void;
  onHistory: (button: ButtonRecord) => void;
}

function Actions({ button, onEdit, onHistory }: RowProps) {
  const { buttonCode, buttonName, version, builtIn } = button;
  const edit: Action = { code: 'functionMenuManage_edit', label: 'action.edit', onAction: () => onEdit(button) };
  const history: Action = { label: 'history.show', onAction: () => onHistory(button) };
  const del: Action = {
    code: 'functionMenuManage_del',
    label: 'action.delete',
    danger: true,
    confirm: {
      title: 'buttons.askDelete',
      content: 'buttons.askDeleteHelp',
      values: { name: buttonName, code: buttonCode },
    },
    onAction: () => call(menusApi.buttonDelete, { buttonCode, version }),
    done: 'buttons.deleted',
  };
  // Code of the screens names these buttons, so they can be disabled but not deleted.
  return <RowActions actions={builtIn ? [edit, history] : [edit, history, del]} />;
}

/** Enables or disables the selected buttons; disabling first says what follows. */
function useSwitches({ choice, count, keep, chosen, all }: Selection<ButtonRecord>): Action[] {
  const text = useText();
  const runBatch = useBatchRun();
  const switchTo = (status: 0 | 1) => async () => {
    const result = await runBatch(choice, {
      preview: () => call(menusApi.buttonStatusPreview, { ...choice, status }),
      run: (expected) => call(menusApi.buttonStatus, { ...choice, expected, status }),
    });
    if (!result) return;
    notifier.success(text(status === MENU_STATUS.enabled ? 'buttons.enabled' : 'buttons.disabled'));
    keep(result);
  };
  const [first = all?.shown[0]] = chosen;
  return [
    { code: 'functionMenuManage_enable', label: 'action.enable', onAction: switchTo(1) },
    {
      code: 'functionMenuManage_disable',
      label: 'action.disable',
      danger: true,
      confirm: {
        title: 'buttons.askDisable',
        content: 'buttons.askDisableHelp',
        values: { count, first: first?.buttonCode ?? '' },
      },
      onAction: switchTo(0),
    },
  ];
}

const keyOf = ({ buttonCode }: ButtonRecord) => buttonCode;

function ButtonListScreen() {
  const text = useText();
  const [edited, setEdited] = useState<EditedButton>();
  const selection = useSelection(keyOf);
  const bar = useBatchBar(selection, { actions: useSwitches(selection), byQuery: true });
  const history = useHistory<{ objectId: string; name: string; button: ButtonRecord }>({
    objectType: 'button',
    fields: buttonFields,
    onRestore: ({ button }, name, value) => setEdited({ ...button, [name]: value }),
  });
  const sync = async () => {
    const { added, dropped } = await call(menusApi.buttonSync, {});
    notifier.success(text('buttons.synced', { added, dropped }));
  };
  return (
    <>
      <CrudTable<ButtonRecord>
        header={
          <PageHeader inList isBusy title="buttons.title" help="buttons.help">
            <ActionButton
              code="functionMenuManage_sync"
              label="buttons.sync"
              confirm={{ title: 'buttons.askSync', content: 'buttons.askSyncHelp' }}
              onAction={sync}
            />
            <ActionButton
              code="functionMenuManage_add"
              label="action.add"
              type="primary"
              onAction={() => setEdited(NEW)}
            />
          </PageHeader>
        }
        {...table}
        {...bar}
        rowKey="buttonCode"
        list={menusApi.buttonPage}
        emptyText="buttons.empty"
        actions={(button) => (
          <Actions
            button={button}
            onEdit={setEdited}
            onHistory={() => history.show({ objectId: button.buttonCode, name: button.buttonCode, button })}
          />
        )}
      />
      {history.drawer}
      <Suspense fallback={null}>
        <ButtonDialog edited={edited} onClose={() => setEdited(undefined)} />
      </Suspense>
    </>
  );
}

/** /permissionSys/functionMenuManage */
export const ButtonList = withTexts(['system/buttons', 'system/menus'], ButtonListScreen);
