import { Alert, Flex, Typography } from 'antd';
import type { ReleaseCheck } from '@/contract/content/releases';
import { T, useText } from '@/core/i18n';
import { releaseAction, releaseObject } from './releaseFields';
import { TODO } from './todo';

/** Where the problem is: the member, and of a page the component. */
function Where({ row }: { row: ReleaseCheck }) {
  const text = useText();
  const { member, objectName, index, name, piece } = row;
  const component = index === 0 ? '' : text('release.component', { index, name });
  const part = piece === null ? '' : text('release.piece', { piece: piece + 1 });
  return (
    <Typography.Text strong>
      {text('release.memberNo', { member })} {releaseObject.labelOf(row.objectType)} {objectName}
      {' · '}
      {releaseAction.labelOf(row.action)}
      {component}
      {part}
    </Typography.Text>
  );
}

function Rows({ type, rows }: { type: 'error' | 'warning'; rows: readonly ReleaseCheck[] }) {
  const text = useText();
  if (rows.length === 0) return null;
  return (
    <Alert
      showIcon
      type={type}
      title={text(type === 'error' ? 'release.refusedRows' : 'release.warnedRows', { count: rows.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
          {rows.map((row, i) => {
            const todo = TODO[row.code];
            return (
              <li key={`${row.member} ${row.code} ${i}`}>
                <Where row={row} />
                <div>{row.msg}</div>
                {todo && (
                  <Typography.Text type="secondary">
                    <T id={todo} />
                  </Typography.Text>
                )}
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

/** The problems of members, each with its remedy (docs/domain/releases.md#schedule). */
export function CheckRows({ rows }: { rows: readonly ReleaseCheck[] }) {
  return (
    <Flex vertical gap="middle" style={{ marginBlockEnd: 16 }}>
      <Rows type="error" rows={rows.filter(({ refused }) => refused === 1)} />
      <Rows type="warning" rows={rows.filter(({ refused }) => refused === 0)} />
      {rows.length === 0 && <Alert showIcon type="success" title={<T id="release.allWell" />} />}
    </Flex>
  );
}
