import { CheckOutlined, EllipsisOutlined, StarFilled } from '@ant-design/icons';
import { App, Button, Divider, Dropdown, Flex, Typography } from 'antd';
import { useState } from 'react';
import { type SavedView, savedViewApi, VIEW_SHARE } from '@/contract/account/saved-views';
import { copyLink } from '@/core/clipboard/copyLink';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import { contentOf, type Standing } from './contentOf';
import type { ListView } from './useListView';
import { type ViewForm, ViewDialog } from './ViewDialog';
import { reloadViews } from './viewStore';
import styles from './ViewsPanel.module.css';

interface Props {
  list: ListView;
  now: () => Standing;
  onClose: () => void;
}

const linkTo = ({ listKey, viewId }: SavedView) => {
  const [path = '/'] = listKey.split('#');
  return `${window.location.origin}${path}?${new URLSearchParams({ view: viewId }).toString()}`;
};

/** Saves a view, and returns it as the server has stored it. */
async function saveView({ viewId, version, ...view }: ViewForm & Pick<SavedView, 'content'>) {
  const { listKey, name, share, roleId, isDefault, content } = view;
  const own = viewId === undefined ? {} : { id: viewId, version };
  const form = { listKey, name, share, isDefault: isDefault ? (1 as const) : (0 as const), content };
  const role = share === VIEW_SHARE.role && roleId ? { roleId } : {};
  const saved = await call(savedViewApi.save, { ...own, ...form, ...role }, { silent: true });
  const views = await reloadViews();
  return views.find((one) => one.viewId === saved.viewId);
}

/** The actions of a view; a failed call has shown its own message. */
function useViewActions({ list, now, onClose }: Props, edit: (form: ViewForm) => void) {
  const { modal } = App.useApp();
  const text = useText();
  const remove = async ({ viewId: id, version, name }: SavedView) => {
    const agreed = await modal.confirm({
      title: text('views.askDelete', { name }),
      okText: text('action.delete'),
      okButtonProps: { danger: true },
      keyboard: false,
    });
    if (!agreed) return;
    try {
      await call(savedViewApi.delete, { id, version });
    } finally {
      await reloadViews();
    }
    if (list.current?.viewId === id) list.adopt(undefined);
  };
  const update = async (view: SavedView) => {
    try {
      await call(savedViewApi.save, { ...toSave(view), content: contentOf(now()) });
    } finally {
      await reloadViews();
    }
    onClose();
  };
  const begin = (work: Promise<void>) => void work.catch(() => undefined);
  return {
    update,
    of: (view: SavedView) => [
      ...(view.editable ? [{ key: 'edit', label: <T id="views.settings" />, onClick: () => edit(formOf(view)) }] : []),
      { key: 'link', label: <T id="views.copyLink" />, onClick: () => void copyLink(linkTo(view)) },
      ...(view.editable
        ? [{ key: 'delete', danger: true, label: <T id="action.delete" />, onClick: () => begin(remove(view)) }]
        : []),
    ],
  };
}

const formOf = ({ roleId, isDefault, ...view }: SavedView): ViewForm => ({
  ...view,
  ...(roleId ? { roleId } : {}),
  isDefault: isDefault === 1,
});

/** The views of a list with their actions. */
function Panel(props: Props) {
  const { list, now, onClose } = props;
  const text = useText();
  const [edited, setEdited] = useState<ViewForm>();
  const actions = useViewActions(props, setEdited);
  const { views, current, listKey } = list;
  const choose = (view: SavedView | undefined) => {
    onClose();
    list.choose(view);
  };
  const save = async (form: ViewForm) => {
    const stored = views.find(({ viewId }) => viewId === form.viewId);
    const saved = await saveView({ ...form, content: stored?.content ?? contentOf(now()) });
    if (!stored) list.adopt(saved);
  };
  const add = () => setEdited({ listKey, name: '', share: VIEW_SHARE.own, isDefault: false });
  return (
    <div className={styles.panel}>
      <Flex vertical component="ul" className={styles.list}>
        <Row isChosen={!current} label={<T id="views.standard" />} onChoose={() => choose(undefined)} />
        {views.map((view) => (
          <Row
            key={view.viewId}
            isChosen={view.viewId === current?.viewId}
            label={view.name}
            note={<Audience view={view} />}
            onChoose={() => choose(view)}
          >
            <Dropdown trigger={['click']} menu={{ items: actions.of(view) }}>
              <Button
                type="text"
                size="small"
                icon={<EllipsisOutlined />}
                aria-label={text('views.more', { name: view.name })}
              />
            </Dropdown>
          </Row>
        ))}
      </Flex>
      <Divider size="small" />
      <Flex gap="small" justify="end">
        {current?.editable && (
          <ActionButton label="views.update" size="small" onAction={() => actions.update(current)} />
        )}
        <Button size="small" type="primary" onClick={add}>
          <T id="views.saveAs" />
        </Button>
      </Flex>
      <ViewDialog record={edited} onClose={() => setEdited(undefined)} onSave={save} />
    </div>
  );
}

const toSave = ({ viewId: id, version, listKey, name, share, roleId, isDefault }: SavedView) => ({
  ...{ id, version, listKey, name, share, isDefault },
  ...(roleId ? { roleId } : {}),
});

function Audience({ view: { share, shareName, isDefault } }: { view: SavedView }) {
  const text = useText();
  return (
    <Typography.Text type="secondary">
      {share === VIEW_SHARE.everybody ? <T id="views.everybody" /> : shareName}{' '}
      {isDefault === 1 && <StarFilled aria-label={text('views.isDefault')} />}
    </Typography.Text>
  );
}

interface RowProps {
  isChosen: boolean;
  label: React.ReactNode;
  note?: React.ReactNode;
  onChoose: () => void;
  children?: React.ReactNode;
}

function Row({ isChosen, label, note, onChoose, children }: RowProps) {
  return (
    <Flex component="li" align="center">
      <Button type="text" block className={styles.view} aria-pressed={isChosen} onClick={onChoose}>
        <CheckOutlined style={isChosen ? {} : { visibility: 'hidden' }} />
        <span className={styles.name}>{label}</span>
        {note}
      </Button>
      {children}
    </Flex>
  );
}

export const ViewsPanel = withTexts(['shared/saved-views'], Panel);
