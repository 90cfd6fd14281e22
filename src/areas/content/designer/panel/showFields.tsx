import { ColorPicker, Select } from 'antd';
import type { HomeComponent } from '@/contract/content/home/component';
import { ALL_LOCKED, LIMITS } from '@/contract/content/home/limits';
import { useCan } from '@/core/auth/permission';
import { T, useText } from '@/core/i18n';
import { BranchesField } from '@/shared/branch/BranchesField';
import { TypeSelect } from '@/shared/pricing/selects';
import { MomentInput } from '@kit/fields/MomentInput';
import { PathName } from '../../shared/page-words/PathName';
import { NumberField } from './controls';
import { PanelField } from './PanelField';
import styles from './panel.module.css';

interface Props {
  component: HomeComponent;
  onSet: (path: string, value: unknown) => void;
}

/** Margins, padding, corners and background of a component. */
export function StyleFields({ component: { style }, onSet }: Props) {
  const number = (field: 'marginTop' | 'marginBottom' | 'paddingX' | 'radius', max: number) => (
    <NumberField
      label={`pagePath.style.${field}`}
      {...{ value: style[field], min: 0, max, unit: 'px' }}
      onChange={(value) => onSet(`style.${field}`, value)}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {number('marginTop', LIMITS.margin)}
        {number('marginBottom', LIMITS.margin)}
        {number('paddingX', LIMITS.paddingX)}
        {number('radius', LIMITS.radius)}
      </div>
      <PanelField label="pagePath.style.backgroundColor" help="designer.backgroundHelp">
        {(id) => (
          <span id={id}>
            <ColorPicker
              value={style.backgroundColor || null}
              allowClear
              disabledAlpha
              showText
              onChangeComplete={(colour) => onSet('style.backgroundColor', colour.toHexString().toUpperCase())}
              onClear={() => onSet('style.backgroundColor', '')}
            />
          </span>
        )}
      </PanelField>
    </>
  );
}

/** Values that companies below may not override: all of the component, or single ones. */
function LockField({ component, onSet }: Props) {
  const text = useText();
  const paths = [
    ...['name', 'visible', 'audience', 'startTime', 'endTime'],
    ...Object.keys(component.style).map((field) => `style.${field}`),
    ...Object.keys(component.data).map((field) => `data.${field}`),
  ];
  return (
    <PanelField label="pagePath.locked" help="designer.lockHelp">
      {(id) => (
        <Select
          placeholder={<T id="select.choose" />}
          id={id}
          mode="multiple"
          value={component.locked}
          options={[
            { value: ALL_LOCKED, label: text('designer.lockAll') },
            ...paths.map((path) => ({ value: path, label: <PathName path={path} /> })),
          ]}
          onChange={(locked: string[]) => onSet('locked', locked.includes(ALL_LOCKED) ? [ALL_LOCKED] : locked)}
        />
      )}
    </PanelField>
  );
}

/** For whom a component is shown, and when. */
export function AudienceFields({ component, onSet }: Props) {
  const can = useCan();
  const { audience, startTime, endTime } = component;
  return (
    <>
      <PanelField label="designer.customerTypes" help="publishing.customerTypesHelp">
        {(id) => (
          <TypeSelect
            id={id}
            value={audience.customerTypes.map(String)}
            onChange={(chosen) => onSet('audience', { ...audience, customerTypes: chosen.map(Number) })}
          />
        )}
      </PanelField>
      <PanelField label="designer.branches" help="designer.branchesHelp">
        {(id) => (
          <BranchesField
            id={id}
            value={audience.branchIds}
            onChange={(branchIds) => onSet('audience', { ...audience, branchIds })}
          />
        )}
      </PanelField>
      <PanelField label="pagePath.startTime">
        {(id) => (
          <MomentInput id={id} kind="dateTime" value={startTime} onChange={(value) => onSet('startTime', value)} />
        )}
      </PanelField>
      <PanelField label="pagePath.endTime">
        {(id) => (
          <MomentInput id={id} kind="dateTime" isEnd value={endTime} onChange={(value) => onSet('endTime', value)} />
        )}
      </PanelField>
      {can('homeConfig_lock') ? (
        <LockField component={component} onSet={onSet} />
      ) : (
        component.locked.length > 0 && <T id="designer.locked" />
      )}
    </>
  );
}
