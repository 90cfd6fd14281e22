import { Alert, ConfigProvider, Empty, Tabs } from 'antd';
import type { StoredComponent } from '@/contract/content/home/component';
import { type PageFault } from '@/contract/content/home/complete';
import { isHomeComponent } from '@/contract/content/home/lift';
import { LIMITS } from '@/contract/content/home/limits';
import { T, useText } from '@/core/i18n';
import { nameOf, TYPE_LABELS } from '../../shared/page-words/componentName';
import { faultText, isWarning } from '../faults';
import { FlagField, TextField } from './controls';
import { DataFields } from './DataFields';
import { AudienceFields, StyleFields } from './showFields';
import styles from './panel.module.css';

interface Props {
  component: StoredComponent | undefined;
  faults: readonly PageFault[];
  isEditable: boolean;
  onSet: (path: string, value: unknown) => void;
}

function Fields({ component, onSet }: { component: StoredComponent; onSet: Props['onSet'] }) {
  const text = useText();
  if (!isHomeComponent(component))
    return (
      <Alert
        type="info"
        showIcon
        title={<T id="designer.refused.unknownType" values={{ name: nameOf(component, text) }} />}
      />
    );
  const tabs = {
    data: <DataFields component={component} onSet={onSet} />,
    style: <StyleFields component={component} onSet={onSet} />,
    audience: <AudienceFields component={component} onSet={onSet} />,
  };
  const labels = { data: 'designer.tab.data', style: 'designer.tab.style', audience: 'designer.tab.audience' } as const;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="pagePath.name"
          {...{ value: component.name, max: LIMITS.name }}
          onChange={(name) => onSet('name', name)}
        />
        <FlagField label="pagePath.visible" value={component.visible} onChange={(one) => onSet('visible', one)} />
      </div>
      <Tabs
        size="small"
        destroyOnHidden
        items={(['data', 'style', 'audience'] as const).map((key) => ({
          key,
          label: <T id={labels[key]} />,
          children: <div className={styles.panel}>{tabs[key]}</div>,
        }))}
      />
    </>
  );
}

/** The values of the selected component; each change is a command. */
export function PropertyPanel({ component, faults, isEditable, onSet }: Props) {
  const text = useText();
  if (!component) return <Empty description={<T id="designer.noneSelected" />} />;
  const type = isHomeComponent(component) ? text(TYPE_LABELS[component.type]) : component.type;
  return (
    <ConfigProvider componentDisabled={!isEditable}>
      <div className={styles.panel} key={component.componentId}>
        <h2 className={styles.heading}>
          {nameOf(component, text)} <small>{type}</small>
        </h2>
        {faults.length > 0 && (
          <Alert
            type={faults.every(isWarning) ? 'info' : 'warning'}
            title={
              <ul className={styles.faults}>
                {faults.map((one) => (
                  <li key={`${one.fault} ${one.piece ?? ''}`}>{faultText(one, text)}</li>
                ))}
              </ul>
            }
          />
        )}
        <Fields component={component} onSet={onSet} />
      </div>
    </ConfigProvider>
  );
}
