import { Select } from 'antd';
import { freshProductList } from '@/contract/content/home/fresh';
import { LIMITS } from '@/contract/content/home/limits';
import { useText } from '@/core/i18n';
import { RichText } from '@/ui/rich-text/RichText';
import { FlagField, NumberField, TextField } from './controls';
import type { DataProps } from './dataFields';
import { JumpChoice } from './JumpChoice';
import { PanelField } from './PanelField';
import { PieceList } from './PieceList';
import { ProductListFields } from './ProductListFields';
import { TargetPick } from './TargetPicks';

const { hotWord: LONGEST, hotWords: MOST } = LIMITS.search;
const [LEAST_HEIGHT, MOST_HEIGHT] = LIMITS.divider.height;

export const SearchData = ({ data, set }: DataProps<'search'>) => (
  <>
    <TextField
      label="pagePath.data.placeholder"
      {...{ value: data.placeholder, max: LIMITS.search.placeholder }}
      onChange={(placeholder) => set('placeholder', placeholder)}
    />
    <PanelField label="pagePath.data.hotWords" help="designer.hotWordsHelp" helpValues={{ max: MOST, length: LONGEST }}>
      {(id) => (
        <Select
          id={id}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', '、']}
          maxCount={MOST}
          value={data.hotWords}
          onChange={(given: string[]) =>
            set('hotWords', [...new Set(given.map((one) => one.trim().slice(0, LONGEST)).filter(Boolean))])
          }
        />
      )}
    </PanelField>
    <FlagField label="pagePath.data.scan" value={data.scan} onChange={(scan) => set('scan', scan)} />
  </>
);

export const TabsData = ({ data, set }: DataProps<'tabs'>) => (
  <PieceList
    label="pagePath.data.tabs"
    addLabel="designer.add.tab"
    pieces={data.tabs}
    max={LIMITS.tabs.tabs}
    fresh={() => ({ title: '', list: freshProductList() })}
    onChange={(tabs) => set('tabs', tabs)}
  >
    {({ title, list }, change) => (
      <>
        <TextField
          label="pagePath.data.title"
          {...{ value: title, max: LIMITS.tabs.title }}
          onChange={(changed) => change({ title: changed })}
        />
        <ProductListFields value={list} onChange={(changed) => change({ list: { ...list, ...changed } })} />
      </>
    )}
  </PieceList>
);

export const CountdownData = ({ data, set }: DataProps<'countdown'>) => (
  <>
    <TargetPick
      label="pagePath.data.activityId"
      pageCode="activity"
      value={data.activityId}
      onChange={(activityId) => set('activityId', activityId)}
    />
    <TextField
      label="pagePath.data.title"
      {...{ value: data.title, max: LIMITS.countdown.title }}
      onChange={(title) => set('title', title)}
    />
  </>
);

export const TitleData = ({ data, set }: DataProps<'title'>) => (
  <>
    <TextField
      label="pagePath.data.text"
      {...{ value: data.text, max: LIMITS.title.text }}
      onChange={(text) => set('text', text)}
    />
    <TextField
      label="pagePath.data.subText"
      {...{ value: data.subText, max: LIMITS.title.subText }}
      onChange={(subText) => set('subText', subText)}
    />
    <JumpChoice
      label="pagePath.data.moreJump"
      value={data.moreJump}
      onChange={(moreJump) => set('moreJump', moreJump)}
    />
  </>
);

export function RichTextData({ data, set }: DataProps<'richText'>) {
  const text = useText();
  return (
    <PanelField label="pagePath.data.html" help="designer.htmlHelp" helpValues={{ max: LIMITS.richText.html }}>
      {(id) => (
        <RichText id={id} label={text('pagePath.data.html')} value={data.html} onChange={(html) => set('html', html)} />
      )}
    </PanelField>
  );
}

export const DividerData = ({ data, set }: DataProps<'divider'>) => (
  <>
    <NumberField
      label="pagePath.data.height"
      {...{ value: data.height, min: LEAST_HEIGHT, max: MOST_HEIGHT, unit: 'px' }}
      onChange={(height) => set('height', height)}
    />
    <FlagField label="pagePath.data.line" value={data.line} onChange={(line) => set('line', line)} />
  </>
);
