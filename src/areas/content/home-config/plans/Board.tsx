import { theme, Tooltip, Typography } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { type CoverReason, type CoverSegment, DEFAULT_PAGE } from '@/contract/content/home/plans';
import { T, type TextId, useText } from '@/core/i18n';
import { formatDate } from '@kit/format/date';
import { kit } from '@kit/host';
import styles from './Board.module.css';
import { positionOf, spanIn, ticksOf, type Window } from './boardTime';

export interface BoardRow {
  branchId: string;
  branchName: string;
  segments: readonly CoverSegment[];
}

const REASONS: Readonly<Record<CoverReason, TextId>> = {
  STANDING: 'coverReason.standing',
  CAMPAIGN: 'coverReason.campaign',
  FORCED: 'coverReason.forced',
  DEFAULT: 'coverReason.byDefault',
};

/** One colour of the theme for each page; with more pages than colours they repeat. */
const HUES = ['blue-2', 'green-2', 'gold-2', 'purple-2', 'cyan-2', 'volcano-2', 'lime-3', 'magenta-2'] as const;

function usePageColours(rows: readonly BoardRow[]) {
  const { token } = theme.useToken();
  const pages = new Set(rows.flatMap(({ segments }) => segments.map(({ page }) => page)));
  pages.delete(DEFAULT_PAGE);
  const order = [...pages].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
  return (page: string) => {
    const hue = HUES[order.indexOf(page) % HUES.length];
    return hue && token[hue];
  };
}

interface SegmentProps {
  segment: CoverSegment;
  window: Window;
  colour: string | undefined;
}

/** A page that shows for a while; its reason appears on hover and on focus. */
function Segment({ segment, window, colour }: SegmentProps) {
  const text = useText();
  const { from, to, pageName, reason, page, versionNo, releaseNo } = segment;
  const isDefault = page === DEFAULT_PAGE;
  const name = isDefault
    ? text('cover.defaultPage')
    : text('cover.page', { name: pageName, versionNo: versionNo ?? 0 });
  const why = releaseNo ? text('cover.byRelease', { reason: text(REASONS[reason]), releaseNo }) : text(REASONS[reason]);
  const said = text('cover.segment', { name, from, to, reason: why });
  const { start, width } = spanIn(window, segment);
  // React's types do not know custom properties.
  const look = { insetInlineStart: `${start}%`, width: `${width}%`, '--page-colour': colour } as CSSProperties;
  return (
    <li className={`${styles.segment} ${isDefault ? styles.default : ''}`} style={look}>
      <Tooltip title={said} trigger={['hover', 'focus']}>
        <button type="button" aria-label={said}>
          {name}
        </button>
      </Tooltip>
    </li>
  );
}

interface RowProps {
  row: BoardRow;
  window: Window;
  colourOf: (page: string) => string | undefined;
  line: ReactNode;
}

function Row({ row, window, colourOf, line }: RowProps) {
  const { branchName, segments } = row;
  return (
    <tr>
      <th scope="row" className={styles.company} title={branchName}>
        {branchName}
      </th>
      <td className={styles.track}>
        <ol className={styles.segments}>
          {segments.map((segment) => (
            <Segment key={segment.from} segment={segment} window={window} colour={colourOf(segment.page)} />
          ))}
        </ol>
        {line}
      </td>
    </tr>
  );
}

function Axis({ window }: { window: Window }) {
  const text = useText();
  return (
    <tr>
      <th scope="col" className={styles.company}>
        <T id="cover.branchName" />
      </th>
      <th scope="col" className={styles.axis} aria-label={text('cover.time')}>
        {ticksOf(window).map(({ at, label }) => (
          <span key={at} className={styles.tick} style={{ insetInlineStart: `${at}%` }}>
            {label}
          </span>
        ))}
      </th>
    </tr>
  );
}

interface Props {
  rows: readonly BoardRow[];
  window: Window;
}

/** Branch by time: a row for each branch, a colour for each page, the default page hatched, and a line where now is. */
export function Board({ rows, window }: Props) {
  const colourOf = usePageColours(rows);
  const now = formatDate(kit().now(), 'YMDHM');
  const nowAt = positionOf(window, now);
  const line = nowAt !== undefined && (
    <span className={styles.now} style={{ insetInlineStart: `${nowAt}%` }} aria-hidden="true" />
  );
  return (
    <div className={styles.frame}>
      <table className={styles.board}>
        <caption style={{ captionSide: 'bottom', textAlign: 'start' }}>
          <Typography.Text type="secondary">
            {nowAt === undefined ? (
              <T id="cover.window" values={{ ...window }} />
            ) : (
              <T id="cover.windowNow" values={{ ...window, now }} />
            )}
          </Typography.Text>
        </caption>
        <thead>
          <Axis window={window} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.branchId} row={row} window={window} colourOf={colourOf} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
