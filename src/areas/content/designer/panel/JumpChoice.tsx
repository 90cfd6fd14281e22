import { Checkbox } from 'antd';
import type { Jump } from '@/contract/content/jump';
import { T, type TextId } from '@/core/i18n';
import { JumpField, NO_JUMP } from '../../shared/JumpField';
import { PanelGroup } from './PanelField';

interface Props {
  label: TextId;
  value: Jump | null;
  onChange: (jump: Jump | null) => void;
}

/** The jump of a component, or none. */
export const JumpChoice = ({ label, value, onChange }: Props) => (
  <PanelGroup label={<T id={label} />}>
    <Checkbox checked={value !== null} onChange={({ target }) => onChange(target.checked ? NO_JUMP : null)}>
      <T id="designer.jump.leads" />
    </Checkbox>
    {value && <JumpField value={value} onChange={onChange} />}
  </PanelGroup>
);
