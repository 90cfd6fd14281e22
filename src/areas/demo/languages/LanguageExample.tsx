import { Descriptions } from 'antd';
import { useState } from 'react';
import { serverNow } from '@/core/clock/clock';
import { T, useLanguage, useText, withTexts } from '@/core/i18n';
import { LanguageSwitch } from '@/ui/LanguageSwitch';
import { PageHeader } from '@/ui/PageHeader';
import { DATE_FORMAT, type DateFormat, formatDate, formatPeriod, formatRelative } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { formatBytes, formatMoney, formatNumber, formatPercent, formatPrice, formatQuantity } from '@kit/format/number';
import { Example } from '../shared/Example';

const AMOUNT = '1234567.5';
const MINUTE = 60_000;
const AGES = [10_000, 5 * MINUTE, 3 * 60 * MINUTE, 30 * 60 * MINUTE, 72 * 60 * MINUTE] as const;
const COUNTS = [0, 1, 2, 1000] as const;
// The keys of a constant are its names.
const FORMATS = Object.keys(DATE_FORMAT) as DateFormat[];

const NUMBERS = [
  ['formatNumber', formatNumber(AMOUNT)],
  ['formatMoney', formatMoney(AMOUNT)],
  ['formatPrice', formatPrice('3.1415')],
  ['formatQuantity', formatQuantity('2.5')],
  ['formatPercent', formatPercent('7.25')],
  ['formatBytes', formatBytes(5_242_880)],
  ['formatNumber(null)', formatNumber(null)],
] as const;

const item = ([label, children]: readonly [string, string]) => ({ key: label, label: <code>{label}</code>, children });

function Dates() {
  const [now] = useState(serverNow);
  const items = [
    ...FORMATS.map((format): [string, string] => [format, formatDate(now, format)]),
    ['formatPeriod', formatPeriod(now, now + AGES[4])] as const,
    ...AGES.map((age): [string, string] => [`formatRelative(−${age / MINUTE} min)`, formatRelative(now - age, now)]),
  ];
  return <Descriptions size="small" column={{ xs: 1, md: 2 }} items={items.map(item)} />;
}

function LanguageScreen() {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <PageHeader help="demo.languageHelp" />
      <Example name="<LanguageSwitch />, useLanguage()">
        <LanguageSwitch /> <code>{language}</code>
      </Example>
      <Example name="<T />, {count, plural, …}">
        <ul>
          {COUNTS.map((count) => (
            <li key={count}>
              <T id="demo.plural" values={{ count }} />
            </li>
          ))}
        </ul>
        {formatList([text('theme.light'), text('theme.dark'), text('theme.both')])}
      </Example>
      <Example name="@kit/format/number">
        <Descriptions size="small" column={{ xs: 1, md: 2 }} items={NUMBERS.map(item)} />
      </Example>
      <Example name="@kit/format/date">
        <Dates key={language} />
      </Example>
    </>
  );
}

/** /i18n: texts with numbers in them, and how numbers, days and lists are written, in each language. */
export const LanguageExample = withTexts(['demo/pages', 'demo/theme-designer'], LanguageScreen);
