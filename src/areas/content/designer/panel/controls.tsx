import { Input, InputNumber, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import type { TextId } from '@/core/i18n';
import { PanelField } from './PanelField';
import styles from './panel.module.css';

interface Common {
  label: TextId;
  help?: TextId;
  helpValues?: Record<string, string | number>;
}
const asked = ({ label, help, helpValues }: Common) => ({
  label,
  ...(help ? { help } : {}),
  ...(helpValues ? { helpValues } : {}),
});

interface TextProps extends Common {
  value: string;
  max: number;
  onChange: (value: string) => void;
}

export const TextField = ({ value, max, onChange, ...field }: TextProps) => (
  <PanelField {...asked(field)}>
    {(id) => (
      <Input id={id} value={value} maxLength={max} showCount onChange={({ target }) => onChange(target.value)} />
    )}
  </PanelField>
);

interface NumberProps extends Common {
  value: number;
  min: number;
  max: number;
  unit?: string;
  onChange: (value: number) => void;
}

export const NumberField = ({ value, min, max, unit, onChange, ...field }: NumberProps) => (
  <PanelField {...asked(field)}>
    {(id) => (
      <InputNumber
        id={id}
        className={styles.wide ?? ''}
        value={value}
        min={min}
        max={max}
        precision={0}
        {...(unit ? { suffix: unit } : {})}
        onChange={(given) => given !== null && onChange(given)}
      />
    )}
  </PanelField>
);

interface ChoiceProps<V extends string | number> extends Common {
  value: V;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
}

export const ChoiceField = <V extends string | number>({ value, options, onChange, ...field }: ChoiceProps<V>) => (
  <PanelField {...asked(field)}>
    {(id) => (
      <Select<V> id={id} className={styles.wide ?? ''} value={value} options={[...options]} onChange={onChange} />
    )}
  </PanelField>
);

interface FlagProps extends Common {
  value: 0 | 1;
  onChange: (value: 0 | 1) => void;
}

export const FlagField = ({ value, onChange, ...field }: FlagProps) => (
  <PanelField {...asked(field)}>
    {(id) => <Switch id={id} size="small" checked={value === 1} onChange={(isOn) => onChange(isOn ? 1 : 0)} />}
  </PanelField>
);
