import { Button, Drawer, Empty, Flex, Input, Skeleton, Space, Tag, Tree } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { FormFooter } from '@/ui/form/FormFooter';
import { LoadFailed } from '@/ui/LoadFailed';
import { type Role, type RoleGrants, rolesApi } from '@/contract/system/roles';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';
import { T, useLanguage, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { everything, flatten, foundIn, type GrantNode, grantsOf } from './grantTree';
import { grantTree, isWhole, keysOf, toggled } from './grantTree';

interface Props {
  /** Absent while the drawer is closed. */
  role: Role | undefined;
  onClose: () => void;
}

/** Menus and buttons of one role. */
export function GrantDrawer({ role, onClose }: Props) {
  const { data, error, refresh } = useCall(rolesApi.grants, { id: role?.roleId ?? '' }, { ready: role !== undefined });
  const isFresh = data !== undefined && data.roleId === role?.roleId;
  return (
    <Drawer
      open={role !== undefined}
      size={640}
      title={<T id="roles.grantTitle" values={{ name: role?.roleName ?? '' }} />}
      // What is ticked is not lost by a click beside it (specification §2 "Dialogs").
      mask={{ closable: false }}
      destroyOnHidden
      onClose={onClose}
    >
      {isFresh && <Grants key={`${data.roleId} ${data.version}`} grants={data} onClose={onClose} />}
      {!isFresh && (error ? <LoadFailed onRetry={refresh} /> : <Skeleton active paragraph={{ rows: 12 }} />)}
    </Drawer>
  );
}

function Title({ kind, title, id }: Pick<GrantNode, 'kind' | 'title' | 'id'>) {
  if (kind !== 'button') return title;
  return (
    <Space size={8}>
      {title}
      <Tag>{id}</Tag>
    </Space>
  );
}

interface TreeNode {
  key: string;
  title: ReactNode;
  disableCheckbox: boolean;
  children: TreeNode[];
}

const treeNode = ({ key, locked, children, ...named }: GrantNode): TreeNode => ({
  key,
  title: <Title {...named} />,
  disableCheckbox: locked,
  children: children.map(treeNode),
});

/** A page without some of its buttons, or a group without some of its pages, is ticked in half. */
function ticks(tree: readonly GrantNode[], granted: ReadonlySet<string>) {
  const held = tree
    .flatMap(flatten)
    .filter((node) =>
      node.kind !== 'heading' ? granted.has(node.key) : flatten(node).some(({ key }) => granted.has(key)),
    );
  const keysWhere = (whole: boolean) => held.filter((node) => isWhole(node, granted) === whole).map(({ key }) => key);
  return { checked: keysWhere(true), halfChecked: keysWhere(false) };
}

function useGrants(grants: RoleGrants) {
  const text = useText();
  const language = useLanguage();
  const others = text('roles.otherPages');
  const tree = useMemo(() => grantTree(grants, { language, others }), [grants, language, others]);
  const [granted, setGranted] = useState<ReadonlySet<string>>(() => keysOf(grants));
  return { tree, granted, setGranted };
}

function Grants({ grants, onClose }: Omit<Props, 'role'> & { grants: RoleGrants }) {
  const text = useText();
  const { tree, granted, setGranted } = useGrants(grants);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const found = useMemo(() => foundIn(tree, typed), [tree, typed]);
  const shown = useMemo(() => found.map(treeNode), [found]);
  const isSearch = typed.trim() !== '';
  const { roleId: id, version } = grants;
  const save = async () => {
    await call(rolesApi.grant, { id, version, ...grantsOf(granted) });
    notifier.success(text('kit.saved'));
    onClose();
  };
  const { menuIds, buttonCodes } = grantsOf(granted);
  return (
    <Flex vertical gap="middle">
      <Input
        allowClear
        value={typed}
        maxLength={60}
        aria-label={text('roles.grantFilter')}
        placeholder={text('roles.grantFilter')}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Flex wrap align="center" gap="small">
        <Button size="small" onClick={() => setGranted(new Set([...granted, ...everything(tree)]))}>
          <T id="roles.grantAll" />
        </Button>
        <Button size="small" onClick={() => setGranted(new Set())}>
          <T id="roles.grantNone" />
        </Button>
        <span role="status">
          <T id="roles.grantCount" values={{ menus: menuIds.length, buttons: buttonCodes.length }} />
        </span>
      </Flex>
      {found.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="kit.noMatch" />} />}
      <Tree<TreeNode>
        checkable
        checkStrictly
        selectable={false}
        aria-label={text('roles.grantTree')}
        treeData={shown}
        checkedKeys={ticks(tree, granted)}
        expandedKeys={isSearch ? found.flatMap(flatten).map(({ key }) => key) : [...opened]}
        onExpand={(keys) => setOpened(keys.map(String))}
        onCheck={(_, { node }) => setGranted(toggled(tree, granted, node.key))}
      />
      <FormFooter>
        <Button onClick={onClose}>
          <T id="kit.cancel" />
        </Button>
        <ActionButton code="roleManage_grant" label="kit.save" type="primary" onAction={save} />
      </FormFooter>
    </Flex>
  );
}
