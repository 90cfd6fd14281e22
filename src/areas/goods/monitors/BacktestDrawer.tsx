import { Alert, Button, Drawer, Flex, InputNumber, Statistic, Table } from 'antd';
import { useState } from 'react';
import { type Backtest, type Strategy, strategyApi } from '@/contract/goods/monitor-strategies';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { BranchNames } from '@/shared/branch/BranchNames';
import { FIGURE } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { contentOfRow } from './strategyValues';

const WIDTH = 760;
const SHORTEST = 7;
const LONGEST = 365;
const USUAL = 30;

function Found({ result }: { result: Backtest }) {
  const { alerts, goods, days, rows, note } = result;
  return (
    <>
      <Flex gap="large">
        <Statistic title={<T id="backtest.alerts" />} value={alerts} />
        <Statistic title={<T id="backtest.goods" />} value={goods} />
        <Statistic title={<T id="backtest.days" />} value={days} />
      </Flex>
      {note !== '' && <Alert type="info" showIcon title={note} />}
      <Table
        size="small"
        rowKey={({ branchId, productId, opened }) => `${branchId} ${productId} ${opened}`}
        dataSource={rows}
        pagination={{ pageSize: 20, hideOnSinglePage: true }}
        scroll={{ x: 'max-content' }}
        columns={[
          { dataIndex: 'productName', title: <T id="backtest.product" /> },
          {
            ...{ dataIndex: 'branchId', title: <T id="strategy.branchIds" /> },
            render: (id: string) => <BranchNames ids={[id]} />,
          },
          { dataIndex: 'opened', title: <T id="backtest.opened" /> },
          { dataIndex: 'value', title: <T id="backtest.value" />, ...FIGURE },
          {
            ...{ dataIndex: 'recovered', title: <T id="backtest.recovered" /> },
            render: (day: string | null) => day ?? NOTHING,
          },
        ]}
      />
    </>
  );
}

interface Props {
  strategy: Strategy;
  onClose: () => void;
}

/** The alerts that the strategy would have raised in the last days. */
export function BacktestDrawer({ strategy, onClose }: Props) {
  const text = useText();
  const [days, setDays] = useState<number | null>(USUAL);
  const [result, setResult] = useState<Backtest>();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (days === null) return;
    setBusy(true);
    try {
      setResult(await call(strategyApi.backtest, { ...contentOfRow(strategy), days }));
    } catch {
      // `call` has shown what was wrong.
      setResult(undefined);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer
      open
      size={WIDTH}
      onClose={onClose}
      title={<T id="backtest.title" values={{ name: strategy.strategyName }} />}
    >
      <Flex vertical gap="middle">
        <Flex gap="small" align="center" wrap>
          <T id="backtest.over" />
          <InputNumber<number>
            aria-label={text('backtest.days')}
            min={SHORTEST}
            max={LONGEST}
            precision={0}
            value={days}
            onChange={setDays}
          />
          <Button type="primary" loading={isBusy} disabled={days === null} onClick={() => void run()}>
            <T id="backtest.run" />
          </Button>
        </Flex>
        {result && <Found result={result} />}
      </Flex>
    </Drawer>
  );
}
