import { Select } from 'antd';
import { LIMITS, NOTICE_SOURCE } from '@/contract/content/home/limits';
import { T } from '@/core/i18n';
import { announceType, NAV_COLUMNS, NAV_ROWS, noticeSource, noticeSpeed, RATIOS, ZONE_LAYOUTS } from './codes';
import { ChoiceField, NumberField, TextField } from './controls';
import type { DataProps } from './dataFields';
import { ImageField, NO_IMAGE } from './ImageField';
import { JumpChoice } from './JumpChoice';
import { PanelField } from './PanelField';
import { PieceList } from './PieceList';
import { TargetPicks } from './TargetPicks';
import styles from './panel.module.css';

const [LEAST_INTERVAL, MOST_INTERVAL] = LIMITS.banner.interval;

export const BannerData = ({ data, set }: DataProps<'banner'>) => (
  <>
    <PieceList
      label="pagePath.data.items"
      addLabel="designer.add.image"
      pieces={data.items}
      max={LIMITS.banner.items}
      fresh={() => ({ image: NO_IMAGE, jump: null })}
      onChange={(items) => set('items', items)}
    >
      {({ image, jump }, change) => (
        <>
          <ImageField label="homeField.image" value={image} onChange={(changed) => change({ image: changed })} />
          <JumpChoice label="homeField.jump" value={jump} onChange={(changed) => change({ jump: changed })} />
        </>
      )}
    </PieceList>
    <NumberField
      label="pagePath.data.interval"
      {...{ value: data.interval, min: LEAST_INTERVAL, max: MOST_INTERVAL, unit: 's' }}
      onChange={(interval) => set('interval', interval)}
    />
    <ChoiceField
      label="pagePath.data.ratio"
      value={data.ratio}
      options={RATIOS}
      onChange={(ratio) => set('ratio', ratio)}
    />
  </>
);

export const NavData = ({ data, set }: DataProps<'gridNav'>) => (
  <>
    <div className={styles.pair}>
      <ChoiceField
        label="pagePath.data.rows"
        value={data.rows}
        options={NAV_ROWS}
        onChange={(rows) => set('rows', rows)}
      />
      <ChoiceField
        label="pagePath.data.columns"
        value={data.columns}
        options={NAV_COLUMNS}
        onChange={(columns) => set('columns', columns)}
      />
    </div>
    <PieceList
      label="pagePath.data.items"
      addLabel="designer.add.item"
      pieces={data.items}
      max={LIMITS.gridNav.items}
      fresh={() => ({ icon: NO_IMAGE, text: '', badge: '', jump: null })}
      onChange={(items) => set('items', items)}
    >
      {({ icon, text, badge, jump }, change) => (
        <>
          <div className={styles.pair}>
            <TextField
              label="pagePath.data.text"
              {...{ value: text, max: LIMITS.gridNav.text }}
              onChange={(changed) => change({ text: changed })}
            />
            <TextField
              label="homeField.badge"
              {...{ value: badge, max: LIMITS.gridNav.badge }}
              onChange={(changed) => change({ badge: changed })}
            />
          </div>
          <ImageField label="homeField.icon" value={icon} onChange={(changed) => change({ icon: changed })} />
          <JumpChoice label="homeField.jump" value={jump} onChange={(changed) => change({ jump: changed })} />
        </>
      )}
    </PieceList>
  </>
);

export const NoticeData = ({ data, set }: DataProps<'notice'>) => (
  <>
    <ChoiceField
      label="pagePath.data.source"
      value={data.source}
      options={noticeSource.options}
      onChange={(source) => set('source', source)}
    />
    {data.source === NOTICE_SOURCE.announcements ? (
      <PanelField label="pagePath.data.announceTypes" help="designer.announceTypesHelp">
        {(id) => (
          <Select
            placeholder={<T id="select.choose" />}
            id={id}
            mode="multiple"
            value={data.announceTypes}
            options={[...announceType.options]}
            onChange={(announceTypes: number[]) => set('announceTypes', announceTypes)}
          />
        )}
      </PanelField>
    ) : (
      <PieceList
        label="pagePath.data.items"
        addLabel="designer.add.item"
        pieces={data.items}
        max={LIMITS.notice.items}
        fresh={() => ({ text: '', jump: null })}
        onChange={(items) => set('items', items)}
      >
        {({ text, jump }, change) => (
          <>
            <TextField
              label="pagePath.data.text"
              {...{ value: text, max: LIMITS.notice.text }}
              onChange={(changed) => change({ text: changed })}
            />
            <JumpChoice label="homeField.jump" value={jump} onChange={(changed) => change({ jump: changed })} />
          </>
        )}
      </PieceList>
    )}
    <ChoiceField
      label="pagePath.data.speed"
      value={data.speed}
      options={noticeSpeed.options}
      onChange={(speed) => set('speed', speed)}
    />
  </>
);

export const ZoneData = ({ data, set }: DataProps<'zone'>) => (
  <>
    <TargetPicks
      label="pagePath.data.zoneIds"
      pageCode="zone"
      value={data.zoneIds}
      max={LIMITS.zone.zones}
      onChange={(zoneIds) => set('zoneIds', zoneIds)}
    />
    <ChoiceField
      label="pagePath.data.layout"
      value={data.layout}
      options={ZONE_LAYOUTS}
      onChange={(layout) => set('layout', layout)}
    />
  </>
);
