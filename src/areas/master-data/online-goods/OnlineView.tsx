import { Drawer, Flex, Image, Skeleton, Typography } from 'antd';
import { onlineGoodsApi } from '@/contract/master-data/online-goods';
import { T, useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordFacts } from '@/ui/RecordFacts';
import { RichText } from '@/ui/rich-text/RichText';
import { useCall } from '@kit/data/useCall';
import { onlineFields } from './onlineFields';

const WIDTH = 720;
const SHOWN = [
  ...(['displayName', 'subTitle', 'productName', 'commonName', 'spec', 'dosageForm', 'manufacturer'] as const),
  ...(['approvalNo', 'brandName', 'categoryName', 'prescriptionType', 'listPrice', 'minSalePrice'] as const),
  ...(['stockQty', 'listingStatus', 'standardCode', 'completeness', 'keywords', 'unitStep', 'minOrderQty'] as const),
];

interface Props {
  productId: string;
  name: string;
  onClose: () => void;
}

/** A product as a shop shows it. */
export function OnlineView({ productId, name, onClose }: Props) {
  const text = useText();
  const { data, error, refresh } = useCall(onlineGoodsApi.detail, { productId });
  return (
    <Drawer open size={WIDTH} title={name} onClose={onClose}>
      {error ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : data ? (
        <Flex vertical gap="middle">
          {data.images.length > 0 && (
            <Flex wrap gap="small">
              {data.images.map(({ fileId, url }, i) => (
                <Image key={fileId} src={url} alt={text('onlineGoods.image', { no: i + 1 })} width={96} height={96} />
              ))}
            </Flex>
          )}
          <RecordFacts fields={onlineFields} record={data} show={SHOWN} />
          {data.detail && (
            <section>
              <Typography.Text type="secondary">
                <T id="onlineGoods.detail" />
              </Typography.Text>
              <RichText readOnly label={text('onlineGoods.detail')} value={data.detail} />
            </section>
          )}
        </Flex>
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}
