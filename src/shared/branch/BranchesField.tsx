import { ApartmentOutlined } from '@ant-design/icons';
import { Button, Select, Space } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type BranchSource, platformUserApi } from '@/contract/account/platform-user';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import styles from './BranchesField.module.css';
import { rowsOf } from './branchRows';

const BranchPicker = lazy(async () => ({ default: (await import('./BranchPicker')).BranchPicker }));

/** The sign in a tag that removes its company. */
const isRemoval = (target: EventTarget) =>
  target instanceof Element && target.closest('.ant-select-selection-item-remove') !== null;

interface Props {
  id?: string;
  /** The name of a field without a label of its own. */
  label?: string;
  value?: readonly string[];
  onChange?: (branchIds: string[]) => void;
  source?: BranchSource;
  disabled?: boolean;
}

/** Several companies as a field: their names stand in it, and they are chosen in a dialog. */
export function BranchesField({ id, label, value = [], onChange, source = 'permission', disabled = false }: Props) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const read = useCall(platformUserApi.loginOrgList, { type: source });
  const names = useMemo(
    () => new Map(rowsOf(read.data ?? []).map(({ branchId, branchName }) => [branchId, branchName])),
    [read.data],
  );
  const open = () => {
    if (disabled) return;
    if (read.error) read.refresh();
    setIsUsed(true);
    setIsOpen(true);
  };
  return (
    <>
      <Space.Compact block>
        <Select
          id={id ?? ''}
          {...(label ? { 'aria-label': label } : {})}
          mode="multiple"
          open={false}
          showSearch={false}
          suffix={null}
          className={styles.names ?? ''}
          maxTagCount="responsive"
          placeholder={text(read.error ? 'select.failed' : 'branch.choose')}
          loading={read.loading}
          disabled={disabled}
          // No ids: as the selects of src/ui/pick, it shows nothing of its value before there are names.
          value={read.data ? [...value] : []}
          options={value.map((one) => ({ value: one, label: names.get(one) ?? text('select.gone') }))}
          onChange={onChange}
          onClick={({ target }) => isRemoval(target) || open()}
          onKeyDown={({ key }) => [' ', 'Enter', 'ArrowDown'].includes(key) && open()}
        />
        <Button
          icon={<ApartmentOutlined />}
          disabled={disabled}
          aria-label={text('branchPicker.open')}
          title={text('branchPicker.open')}
          onClick={open}
        />
      </Space.Compact>
      {isUsed && (
        <Suspense fallback={null}>
          <BranchPicker
            multiple
            open={isOpen}
            source={source}
            value={value}
            onClose={() => setIsOpen(false)}
            onConfirm={(chosen) => {
              setIsOpen(false);
              onChange?.(chosen);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
