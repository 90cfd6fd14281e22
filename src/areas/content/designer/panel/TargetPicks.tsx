import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { AppPage } from '@/contract/content/jump';
import { jumpTargetApi } from '@/contract/content/jump-targets';
import { T, type TextId, useText } from '@/core/i18n';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { useCall } from '@kit/data/useCall';
import { PanelField, PanelGroup } from './PanelField';
import styles from './panel.module.css';

interface Common {
  label: TextId;
  /** The page of the app whose objects are chosen: products, zones, activities or categories. */
  pageCode: AppPage;
}

const MAX_NAMED = 50;

/** The names of the chosen objects; an id stands for itself until its name has loaded. */
function useNames(pageCode: AppPage, ids: readonly string[]) {
  const { data } = useCall(
    jumpTargetApi.targets,
    { pageCode, targetIds: [...ids], pageNum: 1, pageSize: MAX_NAMED },
    { ready: ids.length > 0 },
  );
  const names = new Map(data?.records.map(({ value, label }) => [value, label]));
  return (targetId: string) => names.get(targetId) ?? targetId;
}

/** One object of a long list, or none. */
export function TargetPick({
  label,
  pageCode,
  value,
  onChange,
}: Common & { value: string; onChange: (id: string) => void }) {
  const nameOf = useNames(pageCode, value ? [value] : []);
  return (
    <PanelField label={label}>
      {(id) => (
        <MoreSelect
          id={id}
          endpoint={jumpTargetApi.targets}
          query={(keyword) => ({ pageCode, keyword })}
          option={(one) => one}
          value={value ? { value, label: nameOf(value) } : null}
          onChange={(chosen) => onChange(chosen?.value ?? '')}
        />
      )}
    </PanelField>
  );
}

interface ManyProps extends Common {
  value: readonly string[];
  max: number;
  onChange: (ids: string[]) => void;
}

const swapped = (ids: readonly string[], at: number, to: number) =>
  ids.map((one, i) => (i === at ? (ids[to] ?? one) : i === to ? (ids[at] ?? one) : one));

/** Several objects of a long list, in the order in which they are shown. */
export function TargetPicks({ label, pageCode, value, max, onChange }: ManyProps) {
  const text = useText();
  const nameOf = useNames(pageCode, value);
  const act = (icon: 'up' | 'down' | 'remove', at: number) => {
    const name = nameOf(value[at] ?? '');
    const [sign, label, to] = {
      up: [<ArrowUpOutlined key="up" />, text('designer.pick.up', { name }), at - 1] as const,
      down: [<ArrowDownOutlined key="down" />, text('designer.pick.down', { name }), at + 1] as const,
      remove: [<DeleteOutlined key="remove" />, text('designer.pick.remove', { name }), at] as const,
    }[icon];
    return (
      <Button
        type="text"
        size="small"
        icon={sign}
        disabled={to < 0 || to >= value.length}
        aria-label={label}
        title={label}
        onClick={() => onChange(icon === 'remove' ? value.filter((_, i) => i !== at) : swapped(value, at, to))}
      />
    );
  };
  return (
    <PanelGroup label={<T id={label} />}>
      <MoreSelect
        label={text(label)}
        endpoint={jumpTargetApi.targets}
        query={(keyword) => ({ pageCode, keyword })}
        option={(one) => one}
        value={null}
        disabled={value.length >= max}
        onChange={(chosen) => {
          if (chosen && !value.includes(chosen.value)) onChange([...value, chosen.value]);
        }}
      />
      <ol className={styles.picks}>
        {value.map((one, at) => (
          <li key={one} className={styles.pick}>
            <span>{nameOf(one)}</span>
            {act('up', at)}
            {act('down', at)}
            {act('remove', at)}
          </li>
        ))}
      </ol>
    </PanelGroup>
  );
}
