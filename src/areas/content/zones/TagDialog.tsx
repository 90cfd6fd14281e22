import { type Zone, zoneApi, type ZoneProduct } from '@/contract/content/zones';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { zoneProductFields } from './zoneFields';

interface Props {
  zone: Pick<Zone, 'zoneId' | 'version'>;
  product: ZoneProduct;
  onSaved: (version: number) => void;
  onClose: () => void;
}

/** Sets the tag on a product of the zone. */
export function TagDialog({ zone, product, onSaved, onClose }: Props) {
  const { zoneId, version } = zone;
  const { productId, productName: name, tag } = product;
  return (
    <RecordDialog<{ tag: string }>
      draftKey={`zone tag ${zoneId} ${productId}`}
      title="zone.tagTitle"
      titleValues={{ name }}
      fields={zoneProductFields}
      record={{ tag }}
      save={async ({ tag: typed }) => {
        const input = { zoneId, version, productId, tag: typed };
        onSaved((await call(zoneApi.tagProduct, input, { silent: true })).version);
      }}
      onClose={onClose}
    >
      {zoneProductFields.inputs(['tag'])}
    </RecordDialog>
  );
}
