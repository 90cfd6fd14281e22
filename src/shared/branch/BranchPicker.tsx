import { SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, Empty, Flex, Input, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { type BranchSource, platformUserApi } from '@/contract/account/platform-user';
import { useCall } from '@kit/data/useCall';
import { useDiscard } from '@kit/form/useDiscard';
import { T, useText } from '@/core/i18n';
import { Dialog } from '@/ui/Dialog';
import styles from './BranchPicker.module.css';
import { type BranchRow, foundIn, rowsOf, toggled } from './branchRows';
import { BranchTree } from './BranchTree';

interface ToolsProps {
  rows: readonly BranchRow[];
  found: readonly number[];
  chosen: ReadonlySet<string>;
  withBelow: boolean;
  onWithBelow: (on: boolean) => void;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Selects all results, or none; and whether a company brings along the companies below it. */
function Tools({ rows, found, chosen, withBelow, onWithBelow, onChoose }: ToolsProps) {
  const ids = () => found.flatMap((rowIndex) => rows[rowIndex]?.branchId ?? []);
  return (
    <Flex wrap align="center" gap="small">
      <Button size="small" onClick={() => onChoose(new Set([...chosen, ...ids()]))}>
        <T id="branchPicker.all" />
      </Button>
      <Button size="small" onClick={() => onChoose(new Set([...chosen].filter((id) => !new Set(ids()).has(id))))}>
        <T id="branchPicker.none" />
      </Button>
      <Checkbox checked={withBelow} onChange={({ target }) => onWithBelow(target.checked)}>
        <T id="branchPicker.below" />
      </Checkbox>
      <span className={styles.count} role="status">
        <T id="branchPicker.count" values={{ count: chosen.size }} />
      </span>
    </Flex>
  );
}

interface Props {
  open: boolean;
  source?: BranchSource;
  multiple?: boolean;
  /** Chosen before. */
  value: readonly string[];
  onConfirm: (branchIds: string[]) => void;
  onClose: () => void;
}

type ChoiceProps = Pick<Props, 'source' | 'multiple'> & {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** The content of the dialog while it is open. */
function Choice({ source = 'permission', multiple = false, chosen, onChoose }: ChoiceProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [withBelow, setWithBelow] = useState(false);
  const { data, loading, error, refresh } = useCall(platformUserApi.loginOrgList, { type: source });
  const rows = useMemo(() => rowsOf(data ?? []), [data]);
  const query = typed.trim();
  const found = useMemo(() => foundIn(rows, query), [rows, query]);
  const toggle = (rowIndex: number) => {
    const row = rows[rowIndex];
    if (!row) return;
    onChoose(
      multiple ? toggled(rows, chosen, [rowIndex, withBelow ? row.end : rowIndex + 1]) : new Set([row.branchId]),
    );
  };
  if (error) {
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="branch.failed" />}>
        <Button onClick={refresh}>
          <T id="branchPicker.retry" />
        </Button>
      </Empty>
    );
  }
  return (
    <Flex vertical gap="small">
      <Input
        allowClear
        autoFocus
        prefix={<SearchOutlined aria-hidden />}
        value={typed}
        aria-label={text('branchPicker.filter')}
        placeholder={text('branchPicker.filter')}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      {multiple && <Tools {...{ rows, found, chosen, withBelow, onChoose }} onWithBelow={setWithBelow} />}
      {loading && !data && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {data && found.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="branchPicker.noMatch" />} />
      )}
      {found.length > 0 && (
        <BranchTree
          {...{ rows, found, query, chosen, multiple }}
          label={text('branchPicker.title')}
          onToggle={toggle}
        />
      )}
    </Flex>
  );
}

/** Chooses companies from the tree of them, however many there are (docs/console.md#dialogs). */
export function BranchPicker({ open, value, onConfirm, onClose, ...props }: Props) {
  const text = useText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(value));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // A choice that was cancelled the time before is forgotten.
    if (open) setChosen(new Set(value));
  }
  // With a single company, a click beside the dialog loses no more than one click can repeat.
  const isChanged = () =>
    props.multiple === true && (chosen.size !== value.length || value.some((id) => !chosen.has(id)));
  const close = useDiscard({ isDirty: isChanged }, onClose);
  return (
    <Dialog
      open={open}
      width={720}
      title={text('branchPicker.title')}
      okText={text('dialog.confirm')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ disabled: !props.multiple && chosen.size === 0 }}
      destroyOnHidden
      onOk={() => onConfirm([...chosen])}
      onCancel={() => void close()}
    >
      <Choice {...props} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}
