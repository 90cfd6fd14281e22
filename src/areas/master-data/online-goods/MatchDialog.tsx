import { Alert, Button, Flex, Input, Table } from 'antd';
import { useState } from 'react';
import { type FoundStandard, MATCHED_BY, type OnlineGoods, onlineGoodsApi } from '@/contract/master-data/online-goods';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useCall } from '@kit/data/useCall';
import { Dialog } from '@/ui/Dialog';

interface Props {
  record: OnlineGoods;
  onClose: () => void;
}

/** The standard that a product is of: the one that its codes lead to, or another that a person finds. */
export function MatchDialog({ record, onClose }: Props) {
  const text = useText();
  const { productId, productName, spec, standardCode: present } = record;
  const [keyword, setKeyword] = useState('');
  const { data, loading } = useCall(onlineGoodsApi.candidates, { productId, ...(keyword ? { keyword } : {}) });
  const [isBusy, setBusy] = useState(false);
  const choose = async (standardCode: string | null) => {
    setBusy(true);
    try {
      await call(onlineGoodsApi.match, { productId, standardCode });
      notifier.success(text(standardCode ? 'onlineGoods.matchDone' : 'onlineGoods.unmatched'));
      onClose();
    } catch {
      // `call` has shown what was wrong.
      setBusy(false);
    }
  };
  const auto = data?.auto;
  const columns = [
    { dataIndex: 'standardCode', title: <T id="onlineGoods.standardCode" /> },
    { dataIndex: 'commonName', title: <T id="onlineGoods.commonName" /> },
    { dataIndex: 'spec', title: <T id="onlineGoods.spec" /> },
    { dataIndex: 'manufacturer', title: <T id="onlineGoods.manufacturer" /> },
    { dataIndex: 'approvalNo', title: <T id="onlineGoods.approvalNo" /> },
    {
      key: 'choose',
      render: (_: unknown, { standardCode }: FoundStandard) => (
        <Button type="link" disabled={isBusy || standardCode === present} onClick={() => void choose(standardCode)}>
          <T id="onlineGoods.choose" />
        </Button>
      ),
    },
  ];
  return (
    <Dialog
      open
      width={900}
      footer={
        present ? (
          <Button danger disabled={isBusy} onClick={() => void choose(null)}>
            <T id="onlineGoods.unmatch" />
          </Button>
        ) : null
      }
      title={<T id="onlineGoods.matchTitle" values={{ name: `${productName} ${spec}` }} />}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        {data &&
          (auto ? (
            <Alert
              type="success"
              title={
                <T
                  id={auto.by === MATCHED_BY.approval ? 'onlineGoods.byApproval' : 'onlineGoods.byBarcode'}
                  values={{ code: auto.standardCode }}
                />
              }
            />
          ) : (
            <Alert type="info" title={<T id="onlineGoods.noAuto" />} />
          ))}
        <Input.Search
          aria-label={text('onlineGoods.matchSearch')}
          placeholder={text('onlineGoods.matchSearch')}
          maxLength={80}
          allowClear
          onSearch={(typed) => setKeyword(typed.trim())}
        />
        <Table<FoundStandard>
          size="small"
          rowKey="standardCode"
          loading={loading}
          columns={columns}
          dataSource={data?.standards ?? []}
          pagination={false}
          scroll={{ x: true }}
        />
      </Flex>
    </Dialog>
  );
}
