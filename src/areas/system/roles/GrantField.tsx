import { Button, Empty, Flex, Input, Space, Tag, Tree } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import type { RoleGrants } from '@/contract/system/roles';
import { T, useLanguage, useText } from '@/core/i18n';
import { everything, flatten, foundIn, type GrantNode, grantsOf, grantTree, isWhole, toggled } from './grantTree';

interface Props {
  grants: RoleGrants;
  /** Given by the form item. */
  value?: readonly string[];
  onChange?: (granted: readonly string[]) => void;
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

/** A page that lacks some of its buttons, or a group that lacks some of its pages, is half ticked. */
function ticks(tree: readonly GrantNode[], granted: ReadonlySet<string>) {
  const ticked = tree
    .flatMap(flatten)
    .filter((node) =>
      node.kind !== 'heading' ? granted.has(node.key) : flatten(node).some(({ key }) => granted.has(key)),
    );
  const keysWhere = (whole: boolean) => ticked.filter((node) => isWhole(node, granted) === whole).map(({ key }) => key);
  return { checked: keysWhere(true), halfChecked: keysWhere(false) };
}

/** How many menus and buttons are ticked. */
export function GrantCount({ granted }: { granted: readonly string[] }) {
  const { menuIds, buttonCodes } = grantsOf(new Set(granted));
  return <T id="roles.grantCount" values={{ menus: menuIds.length, buttons: buttonCodes.length }} />;
}

/** Menus and their buttons, as a tree with check boxes. */
export function GrantField({ grants, value = [], onChange }: Props) {
  const text = useText();
  const language = useLanguage();
  const others = text('roles.otherPages');
  const tree = useMemo(() => grantTree(grants, { language, others }), [grants, language, others]);
  const granted = useMemo(() => new Set(value), [value]);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const found = useMemo(() => foundIn(tree, typed), [tree, typed]);
  const shown = useMemo(() => found.map(treeNode), [found]);
  const isSearch = typed.trim() !== '';
  const change = (keys: ReadonlySet<string>) => onChange?.([...keys]);
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
        <Button size="small" onClick={() => change(new Set([...granted, ...everything(tree)]))}>
          <T id="roles.grantAll" />
        </Button>
        <Button size="small" onClick={() => change(new Set())}>
          <T id="roles.grantNone" />
        </Button>
        <span role="status">
          <GrantCount granted={value} />
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
        onCheck={(_, { node }) => change(toggled(tree, granted, node.key))}
      />
    </Flex>
  );
}
