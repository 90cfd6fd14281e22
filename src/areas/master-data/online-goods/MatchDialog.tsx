import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { type FoundStandard, MATCHED_BY, type OnlineGoods, onlineGoodsApi } from '@/contract/master-data/online-goods';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { f } from '@/shared/fields/f';
import { Dialog } from '@/ui/Dialog';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';

const { columns } = fieldsOf<FoundStandard>()('onlineGoods', {
  standardCode: f.text({ width: 110, fixed: 'left' }),
  commonName: f.text({ width: 120 }),
  spec: f.text({ width: 105 }),
  manufacturer: f.text({ width: 140 }),
  approvalNo: f.text({ width: 140 }),
}).table({ show: ['standardCode', 'commonName', 'spec', 'manufacturer', 'approvalNo'] });

interface Props {
  record: OnlineGoods;
  onClose: () => void;
}

/** The standard of a product: the one that its codes lead to, or another one that the user finds. */
export function MatchDialog({ record, onClose }: Props) {
  const text = useText();
  const { productId, productName, spec, standardCode: present } = record;
  const [keyword, setKeyword] = useState('');
  const { data, error, loading } = useCall(onlineGoodsApi.candidates, { productId, ...(keyword ? { keyword } : {}) });
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
        <RecordTable<FoundStandard>
          rowKey="standardCode"
          loading={loading}
          columns={columns}
          // After an error, the rows of an earlier search are not shown.
          rows={error ? [] : data?.standards}
          actions={({ standardCode }) => (
            <Button type="link" disabled={isBusy || standardCode === present} onClick={() => void choose(standardCode)}>
              <T id="onlineGoods.choose" />
            </Button>
          )}
        />
      </Flex>
    </Dialog>
  );
}
