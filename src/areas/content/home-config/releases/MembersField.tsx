import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Select } from 'antd';
import { useRef } from 'react';
import { MAX_MEMBERS, releaseApi } from '@/contract/content/releases';
import { T, useText } from '@/core/i18n';
import { BranchesField } from '@/shared/branch/BranchesField';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { VersionSelect } from '../plans/VersionSelect';
import { EMPTY_MEMBER, isPagePublished, type MemberValue } from './memberValue';
import styles from './MembersField.module.css';
import { releaseAction, releaseObject } from './releaseFields';

interface RowProps {
  value: MemberValue;
  index: number;
  onChange: (value: MemberValue) => void;
  onRemove: () => void;
}

function MemberRow({ value, index, onChange, onRemove }: RowProps) {
  const text = useText();
  const { objectType, objectId, objectName, action, versionNo, branchIds } = value;
  const none = { versionNo: null, branchIds: [] };
  return (
    <div className={styles.row} role="group" aria-label={text('release.member', { index: index + 1 })}>
      <Select
        aria-label={text('releaseMember.objectType')}
        value={objectType}
        options={[...releaseObject.options]}
        onChange={(chosen) => onChange({ ...EMPTY_MEMBER, action, objectType: chosen })}
      />
      <Select
        aria-label={text('releaseMember.action')}
        value={action}
        options={[...releaseAction.options]}
        onChange={(chosen) => onChange({ ...value, ...none, action: chosen })}
      />
      <div className={styles.object}>
        <MoreSelect
          // Objects that were found of another kind are not offered.
          key={objectType}
          label={text('releaseMember.objectName')}
          endpoint={releaseApi.objects}
          query={(keyword) => ({ objectType, keyword })}
          option={(one) => ({ value: one.objectId, label: one.objectName })}
          value={objectId === '' ? null : { value: objectId, label: objectName }}
          onChange={(one) => onChange({ ...value, ...none, objectId: one?.value ?? '', objectName: one?.label ?? '' })}
        />
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={text('release.removeMember', { index: index + 1 })}
        onClick={onRemove}
      />
      {isPagePublished(value) && (
        <div className={styles.more}>
          <VersionSelect
            label={text('releaseMember.versionNo')}
            pageId={objectId || undefined}
            value={versionNo}
            onChange={(chosen) => onChange({ ...value, versionNo: chosen })}
          />
          <BranchesField
            label={text('release.pageBranches')}
            value={branchIds}
            onChange={(chosen) => onChange({ ...value, branchIds: chosen })}
          />
        </div>
      )}
    </div>
  );
}

interface Props {
  value?: MemberValue[];
  onChange?: (members: MemberValue[]) => void;
}

/** What is published, and what is taken down (docs/domain/releases.md#members). */
export function MembersField({ value = [], onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  /** Focuses once the rows are drawn: the row that was added, or the button after a removal. */
  const focusOn = (selector: string) =>
    requestAnimationFrame(() => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus());
  return (
    <Flex vertical gap="small" ref={list}>
      {value.map((member, index) => (
        <MemberRow
          // Rows have no identity before they are stored; each is drawn from its value alone.
          key={`${index} ${value.length}`}
          value={member}
          index={index}
          onChange={(changed) => onChange?.(value.with(index, changed))}
          onRemove={() => {
            onChange?.(value.toSpliced(index, 1));
            focusOn(':scope > button');
          }}
        />
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined />}
        disabled={value.length >= MAX_MEMBERS}
        onClick={() => {
          onChange?.([...value, EMPTY_MEMBER]);
          focusOn('[role=group]:last-of-type input');
        }}
      >
        <T id="release.addMember" />
      </Button>
    </Flex>
  );
}
