import { Tooltip, Typography } from 'antd';
import { lazy, Suspense } from 'react';
import { PageHeader } from '@/components/PageHeader';
import { PageSelect } from '@/components/tree/PageSelect';
import { type ButtonRecord, MENU_STATUS, menusApi } from '@/contract/people/menus';
import { call } from '@/core/http/call';
import { NOTHING } from '@/core/format/number';
import { useLanguage, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { type Action, ActionButton } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useBatchRun } from '@/crud/batch/useBatchRun';
import { type Selection, useSelection } from '@/crud/batch/useSelection';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';
import { type ButtonForm, saveButton } from './buttonJobs';
import { buttonStatus, positions } from './buttonWords';
import { useButtonHistory } from './useButtonHistory';

const ButtonDialog = lazy(async () => ({ default: (await import('./ButtonDialog')).ButtonDialog }));

function Page({ menuTitle, titles }: ButtonRecord) {
  const language = useLanguage();
  return titles[language] || menuTitle || NOTHING;
}

function Name({ buttonName, names }: ButtonRecord) {
  const language = useLanguage();
  return names[language] || buttonName;
}

/** The first of the calls that a button is needed for, and how many more there are. */
function Calls({ ownPaths, apiPaths }: ButtonRecord) {
  const [first, ...rest] = [...new Set([...ownPaths, ...apiPaths])];
  if (first === undefined) return NOTHING;
  return (
    <Tooltip
      title={[first, ...rest].map((one) => (
        <div key={one}>{one}</div>
      ))}
    >
      <Typography.Text ellipsis>{rest.length > 0 ? `${first} +${rest.length}` : first}</Typography.Text>
    </Tooltip>
  );
}

const columns = fieldsOf<ButtonRecord>()('buttons', {
  menuTitle: { width: 130, ellipsis: true, render: (_, row) => <Page {...row} /> },
  pageKey: { width: 140, ellipsis: true },
  buttonCode: { ...codeField, sorter: true, width: 220, fixed: 'left' },
  buttonName: {
    sorter: true,
    width: 130,
    fieldProps: { maxLength: 20 },
    render: (_, row) => <Name {...row} />,
  },
  position: { sorter: true, width: 90, valueType: 'select', valueEnum: positions },
  apiPaths: { width: 300, render: (_, row) => <Calls {...row} /> },
  status: { ...buttonStatus.field(), width: 80 },
  menuId: { formItemRender: () => <PageSelect groups /> },
}).table({
  show: ['buttonCode', 'buttonName', 'menuTitle', 'pageKey', 'position', 'status', 'apiPaths'],
  search: ['menuId', 'buttonName', 'position'],
});

const NEW: Partial<ButtonForm> = { position: 'header', apiPaths: [], sort: 1 };

interface RowProps {
  button: ButtonRecord;
  onOpen: (button: ButtonRecord) => void;
  onHistory: (button: ButtonRecord) => void;
  onChanged: () => void;
}

function Actions({ button, onOpen, onHistory, onChanged }: RowProps) {
  const text = useText();
  const { buttonCode, buttonName, version, builtIn } = button;
  const remove = async () => {
    await call(menusApi.buttonDelete, { buttonCode, version }).finally(onChanged);
    notifier.success(text('buttons.deleted'));
  };
  const del: Action = {
    code: 'functionMenuManage_del',
    label: 'action.delete',
    danger: true,
    onAction: remove,
    confirm: {
      title: 'buttons.askDelete',
      content: 'buttons.askDeleteHelp',
      values: { name: buttonName, code: buttonCode },
    },
  };
  const edit: Action = { code: 'functionMenuManage_edit', label: 'action.edit', onAction: () => onOpen(button) };
  // Screens of the product name its buttons: they are disabled, not deleted.
  const history: Action = { label: 'history.show', onAction: () => onHistory(button) };
  return <RowActions actions={builtIn ? [edit, history] : [edit, history, del]} />;
}

/** Switches what is chosen; disabling says what follows. */
function useSwitch({ choice, count, keep, batch }: Selection<ButtonRecord>, onDone: () => void) {
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
    onDone();
  };
  const [first = batch.all?.shown[0]] = batch.chosen;
  return [
    { code: 'functionMenuManage_enable', label: 'action.enable', onAction: switchTo(1) },
    {
      code: 'functionMenuManage_disable',
      label: 'action.disable',
      danger: true,
      onAction: switchTo(0),
      confirm: {
        title: 'buttons.askDisable',
        content: 'buttons.askDisableHelp',
        values: { count, first: first?.buttonCode ?? '' },
      },
    },
  ] satisfies Action[];
}

const keyOf = ({ buttonCode }: ButtonRecord) => buttonCode;

function ButtonListScreen() {
  const text = useText();
  const selection = useSelection(keyOf);
  const { table, reload, open, modal } = useEditor<ButtonForm>(saveButton);
  const switches = useSwitch(selection, reload);
  const history = useButtonHistory(open);
  const sync = async () => {
    const { added, dropped } = await call(menusApi.buttonSync, {}).finally(reload);
    notifier.success(text('buttons.synced', { added, dropped }));
  };
  return (
    <>
      <PageHeader title="buttons.title" help="buttons.help">
        <ActionButton
          code="functionMenuManage_sync"
          label="buttons.sync"
          onAction={sync}
          confirm={{ title: 'buttons.askSync', content: 'buttons.askSyncHelp' }}
        />
        <ActionButton code="functionMenuManage_add" label="action.add" type="primary" onAction={() => open(NEW)} />
      </PageHeader>
      <CrudTable<ButtonRecord>
        rowKey="buttonCode"
        actionRef={table}
        request={pageRequest<ButtonRecord>(menusApi.buttonPage)}
        emptyText="buttons.empty"
        batch={{ ...selection.batch, actions: switches }}
        columns={[
          ...columns,
          actionColumn((button) => (
            <Actions button={button} onOpen={open} onHistory={history.show} onChanged={reload} />
          )),
        ]}
      />
      {history.drawer}
      <Suspense fallback={null}>
        <ButtonDialog {...modal} />
      </Suspense>
    </>
  );
}

/** /permissionSys/functionMenuManage */
export const ButtonList = withTexts(['buttons', 'menus'], ButtonListScreen);
