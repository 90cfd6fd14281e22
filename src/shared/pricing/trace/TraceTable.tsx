import { Button, Card, Flex, Segmented, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { OUT_OF_SCOPE, TRACE_RESULTS, type TraceResult } from '@/contract/pricing/pricing';
import type { TrialResult } from '@/contract/pricing/trial';
import { FIGURE } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { T } from '@/core/i18n';
import { amountText, Reason, RESULTS, StageName, type TraceRow } from './traceText';
import { KindName } from '@/shared/pricing/kinds';
import { SubjectLink } from './Waterfall';

const figure = { ...FIGURE, width: 110 };

const columnsWith = (names: ReadonlyMap<string, string>): TableColumnsType<TraceRow> => [
  { dataIndex: 'seq', title: <T id="priceTrial.seq" />, ...FIGURE, width: 60 },
  { dataIndex: 'stage', title: <T id="priceTrial.stage" />, width: 100, render: (_, row) => <StageName {...row} /> },
  {
    dataIndex: 'lineNo',
    title: <T id="priceTrial.lineNo" />,
    width: 70,
    render: (_, row) => (row.lineNo === null ? <T id="priceTrial.wholeOrder" /> : `${row.lineNo}${row.part}`),
  },
  { dataIndex: 'kind', title: <T id="priceTrial.ruleType" />, width: 150, render: (_, row) => <KindName {...row} /> },
  { dataIndex: 'code', title: <T id="priceTrial.ruleCode" />, width: 140 },
  {
    dataIndex: 'name',
    title: <T id="priceTrial.ruleName" />,
    width: 180,
    render: (_, row) => <SubjectLink {...row} />,
  },
  {
    dataIndex: 'result',
    title: <T id="priceTrial.result" />,
    width: 90,
    render: (_, row) => (
      <Tag color={RESULTS[row.result].color}>
        <T id={RESULTS[row.result].text} />
      </Tag>
    ),
  },
  {
    dataIndex: 'reasonCode',
    title: <T id="priceTrial.reasonText" />,
    render: (_, row) => <Reason row={row} names={names} />,
  },
  { dataIndex: 'before', title: <T id="priceTrial.before" />, ...figure, render: (_, row) => moneyOf(row, row.before) },
  { dataIndex: 'after', title: <T id="priceTrial.after" />, ...figure, render: (_, row) => moneyOf(row, row.after) },
];

const moneyOf = ({ stage }: TraceRow, value: string | null) => (value === null ? NOTHING : amountText(stage, value));

/** Everything that was checked for the price, in the order of the checks. */
export function TraceTable({ trace }: Pick<TrialResult, 'trace'>) {
  const [shown, setShown] = useState<TraceResult | 'ALL'>('ALL');
  const names = new Map(trace.map(({ id, name }) => [id, name]));
  const count = (result: TraceResult) => trace.filter((row) => row.result === result).length;
  const [isWhole, setIsWhole] = useState(false);
  const found = shown === 'ALL' ? trace : trace.filter(({ result }) => result === shown);
  const concerned = found.filter(({ reasonCode }) => !OUT_OF_SCOPE.has(reasonCode));
  const left = found.length - concerned.length;
  const rows = isWhole ? found : concerned;
  return (
    <Card
      size="small"
      title={<T id="priceTrial.trace" />}
      extra={
        <Segmented<TraceResult | 'ALL'>
          size="small"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'ALL', label: <T id="priceTrial.all" values={{ count: trace.length }} /> },
            ...TRACE_RESULTS.map((value) => ({
              value,
              label: (
                <Flex gap={4}>
                  <T id={RESULTS[value].text} /> {count(value)}
                </Flex>
              ),
            })),
          ]}
        />
      }
    >
      <Table<TraceRow>
        rowKey="seq"
        size="small"
        columns={columnsWith(names)}
        dataSource={[...rows]}
        scroll={{ x: 'max-content' }}
        footer={() =>
          left > 0 && (
            <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              <T id={isWhole ? 'priceTrial.hideOutOfScope' : 'priceTrial.outOfScope'} values={{ count: left }} />
            </Button>
          )
        }
        pagination={rows.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
      />
    </Card>
  );
}
