import { Alert, Descriptions, Drawer, Empty, Flex, Input, Segmented, Skeleton, Space, Tag, Tree } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { LoadFailed } from '@/ui/LoadFailed';
import {
  type Visibility,
  effectivePermissionsApi,
  type EffectivePermissions,
} from '@/contract/system/effective-permissions';
import { formatList } from '@kit/format/list';
import { NOTHING } from '@kit/format/number';
import { useCall } from '@kit/data/useCall';
import { T, type TextId, useLanguage, useText, withTexts } from '@/core/i18n';
import { dataScope as dataScopes } from '../dataScope';
import { isOpen, keysOf, type Filter, filtered, type PermissionNode, permissionTree } from './permissionTree';

/** An account or a role. */
export type Subject = { userId: string } | { roleId: string };

const REASONS: Readonly<Record<Visibility, TextId>> = {
  seen: 'seeAs.seen',
  hidden: 'seeAs.hidden',
  notGranted: 'seeAs.notGranted',
  disabled: 'seeAs.disabled',
  aboveNotGranted: 'seeAs.aboveNotGranted',
  aboveDisabled: 'seeAs.aboveDisabled',
};

function Help({ node }: { node: PermissionNode }) {
  const { menuId, buttonCode } = node;
  const { data, error } = useCall(effectivePermissionsApi.help, menuId === undefined ? { buttonCode } : { menuId });
  if (error) return null;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const people = data.grantors.map(({ realName, loginName }) => `${realName} (${loginName})`);
  return (
    <>
      <div>
        <T id="seeAs.heldBy" values={{ roles: formatList(data.roleNames) || NOTHING }} />
      </div>
      <div>
        <T id="seeAs.grantedBy" values={{ people: formatList(people) || NOTHING }} />
      </div>
    </>
  );
}

/** Why the selected item is visible or not, and who could change that. */
const Why = ({ node }: { node: PermissionNode }) => (
  <Alert
    showIcon
    role="status"
    type={isOpen(node.visibility) ? 'success' : 'warning'}
    title={
      <>
        {node.title} · <T id={REASONS[node.visibility]} values={{ code: node.code }} />
      </>
    }
    {...(isOpen(node.visibility) ? {} : { description: <Help key={node.key} node={node} /> })}
  />
);

interface TreeNode {
  key: string;
  title: ReactNode;
  children: TreeNode[];
}

const treeNode = ({ key, title, visibility, children }: PermissionNode): TreeNode => ({
  key,
  title: isOpen(visibility) ? (
    title
  ) : (
    <Space size={8}>
      {title}
      <Tag>
        <T id="seeAs.closedTag" />
      </Tag>
    </Space>
  ),
  children: children.map(treeNode),
});

const find = (nodes: readonly PermissionNode[], key: string | undefined): PermissionNode | undefined => {
  for (const node of nodes) {
    const found = node.key === key ? node : find(node.children, key);
    if (found) return found;
  }
  return undefined;
};

function Items({ preview }: { preview: EffectivePermissions }) {
  const text = useText();
  const language = useLanguage();
  const [filter, setFilter] = useState<Filter>('open');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const others = text('seeAs.otherPages');
  const tree = useMemo(() => permissionTree(preview, { language, others }), [preview, language, others]);
  const shown = useMemo(() => filtered(tree, filter, typed), [tree, filter, typed]);
  const node = find(tree, chosen);
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <Segmented<Filter>
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'open', label: <T id="seeAs.open" /> },
            { value: 'closed', label: <T id="seeAs.closed" /> },
            { value: 'all', label: <T id="seeAs.all" /> },
          ]}
        />
        <Input
          allowClear
          style={{ flex: '1 1 200px' }}
          value={typed}
          maxLength={60}
          aria-label={text('seeAs.filter')}
          placeholder={text('seeAs.filter')}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Flex>
      {node && <Why node={node} />}
      {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="kit.noMatch" />} />}
      <Tree<TreeNode>
        aria-label={text('seeAs.tree')}
        treeData={shown.map(treeNode)}
        selectedKeys={chosen ? [chosen] : []}
        expandedKeys={typed.trim() ? keysOf(shown) : [...unfolded]}
        onExpand={(keys) => setUnfolded(keys.map(String))}
        onSelect={(_, { node: { key } }) => setChosen(key)}
      />
    </Flex>
  );
}

function Facts({ preview }: { preview: EffectivePermissions }) {
  const { roleNames, dataScope, companies } = preview;
  const items = [
    { key: 'roles', label: <T id="seeAs.roles" />, children: formatList(roleNames) || NOTHING },
    { key: 'scope', label: <T id="seeAs.scope" />, children: dataScopes.labelOf(dataScope) },
    ...(companies.length > 0
      ? [{ key: 'companies', label: <T id="seeAs.companies" />, children: formatList(companies) }]
      : []),
  ];
  return <Descriptions column={1} bordered size="small" styles={{ label: { whiteSpace: 'nowrap' } }} items={items} />;
}

interface Props {
  subject: Subject;
  /** The name of the account or role. */
  name: string;
  onClose: () => void;
}

/** The effective permissions of an account or a role: its menus, buttons and companies, read only. */
function SeeAs({ subject, name, onClose }: Props) {
  const { data, error, refresh } = useCall(effectivePermissionsApi.preview, subject);
  return (
    <Drawer open size={640} title={<T id="seeAs.title" values={{ name }} />} destroyOnHidden onClose={onClose}>
      {error && !data && <LoadFailed error={error} onRetry={refresh} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <Flex vertical gap="middle">
          <Facts preview={data} />
          <Items preview={data} />
        </Flex>
      )}
    </Drawer>
  );
}

export const SeeAsDrawer = withTexts(['system/shared/see-as'], SeeAs);
