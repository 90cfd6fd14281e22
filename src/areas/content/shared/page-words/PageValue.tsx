import { Flex } from 'antd';
import { FLAG } from '@/contract/fields';
import { T } from '@/core/i18n';
import { NOTHING } from '@kit/format/number';

const FLAGS = new Set(['visible', 'data.scan', 'data.showPrice', 'data.showStock', 'data.showTag', 'data.line']);
const LONGEST = 300;

/** All texts and figures in a value, in their order. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [];
}

const lineOf = (value: unknown) => leavesOf(value).join(' · ').slice(0, LONGEST);

/** One value of a component, as people read it: a list has a line for each piece. */
export function PageValue({ path, value }: { path: string; value: unknown }) {
  if (value === null || value === undefined) return NOTHING;
  if (FLAGS.has(path)) return <T id={value === FLAG.yes ? 'kit.yes' : 'kit.no'} />;
  const lines = (Array.isArray(value) ? value.map(lineOf) : [lineOf(value)]).filter(Boolean);
  if (lines.length === 0) return <T id="pageValue.empty" />;
  return (
    <Flex vertical style={{ overflowWrap: 'anywhere' }}>
      {lines.map((line, i) => (
        <span key={i}>{line}</span>
      ))}
    </Flex>
  );
}
