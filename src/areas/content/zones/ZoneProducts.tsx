import { Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { type Zone, ZONE_TYPE, zoneApi, type ZoneProduct } from '@/contract/content/zones';
import { contentImportApi } from '@/contract/tasks/import-calls';
import { call } from '@/core/http/call';
import { useSession } from '@/core/session/session';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { ImportButton } from '@/shared/transfer/ImportButton';
import { FormSection, Wide } from '@/ui/form/FormSection';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { zoneProductFields } from './zoneFields';

const AddProducts = lazy(async () => ({ default: (await import('./AddProducts')).AddProducts }));
const TagDialog = lazy(async () => ({ default: (await import('./TagDialog')).TagDialog }));

const table = zoneProductFields.table({
  show: ['sort', 'productCode', 'productName', 'spec', 'price', 'stockQty', 'tag'],
});
const TEMPLATE = { endpoint: contentImportApi.downloadTemplate, input: { templateCode: 'ZONE_PRODUCT' } } as const;
const FAILED = {
  code: 'updateZoneConfig_failed',
  find: async () => (await call(contentImportApi.lastFailed, { templateCode: 'ZONE_PRODUCT' })).importNo,
} as const;
const keyOf = ({ productId }: ZoneProduct) => productId;

type Saved = Promise<{ version: number }>;

interface Props {
  zone: Pick<Zone, 'zoneId' | 'zoneName' | 'zoneType' | 'version' | 'changeable' | 'productCount'>;
  /** Called with the new version of the zone. */
  onSaved: (version: number) => void;
}

/** The actions on one product of the zone: move, tag, remove. */
function rowActions(row: ZoneProduct, { zone, onSaved }: Props, tag: (row: ZoneProduct) => void): Action[] {
  const { zoneId, version, productCount } = zone;
  const { productId, productName: name, sort } = row;
  const after = async (saved: Saved) => onSaved((await saved).version);
  const move = (to: 'top' | 'up' | 'down') => () =>
    after(call(zoneApi.moveProduct, { zoneId, version, productId, to }));
  const isFirst = sort === 1;
  return [
    ...(isFirst
      ? []
      : [
          { code: 'updateZoneConfig_top', label: 'zone.toTop', onAction: move('top') } satisfies Action,
          { code: 'updateZoneConfig_up', label: 'zone.up', onAction: move('up') } satisfies Action,
        ]),
    ...(sort < productCount
      ? [{ code: 'updateZoneConfig_down', label: 'zone.down', onAction: move('down') } satisfies Action]
      : []),
    { code: 'updateZoneConfig_save', label: 'zone.tag', onAction: () => tag(row) },
    {
      ...{ code: 'updateZoneConfig_delRow', label: 'zone.remove', danger: true },
      confirm: { title: 'zone.askRemove', values: { name } },
      onAction: () => after(call(zoneApi.removeProduct, { zoneId, version, productIds: [productId] })),
    },
  ];
}

/** Products of a zone: chosen and put in order, or found by its rule. */
export function ZoneProducts(props: Props) {
  const { zone, onSaved } = props;
  const { zoneId, version, zoneType, changeable } = zone;
  const { branchId } = useSession();
  const upload = { endpoint: contentImportApi.importZoneProducts, input: { branchId, zoneId } };
  const [isAdding, setAdding] = useState(false);
  const [tagged, setTagged] = useState<ZoneProduct>();
  const selection = useSelection(keyOf);
  const isChosen = zoneType === ZONE_TYPE.manual && changeable;
  const bar = useBatchBar(selection, {
    actions: [
      {
        ...{ code: 'updateZoneConfig_batchDelRow', label: 'zone.remove', danger: true },
        confirm: { title: 'zone.askRemoveMany', values: { count: selection.count } },
        onAction: async () => {
          const productIds = selection.chosen.map(keyOf);
          onSaved((await call(zoneApi.removeProduct, { zoneId, version, productIds })).version);
          selection.choose([]);
        },
      },
    ],
  });
  return (
    <FormSection title="zone.products" help={isChosen ? 'zone.productsHelp' : 'zone.ruleHelp'}>
      <Wide>
        {isChosen && (
          <Flex justify="end" gap="small" wrap style={{ marginBlockEnd: 12 }}>
            <ImportButton
              button="updateZoneConfig_import"
              upload={upload}
              file={TEMPLATE}
              template={{ code: 'updateZoneConfig_template', label: 'import.template' }}
              failed={FAILED}
              title="zone.import"
              help={['zone.importHelp']}
            />
            <ActionButton code="updateZoneConfig_addProduct" label="zone.addProduct" onAction={() => setAdding(true)} />
          </Flex>
        )}
        <CrudTable<ZoneProduct>
          {...table}
          {...(isChosen ? bar : {})}
          rowKey="productId"
          list={zoneApi.productPage}
          params={{ zoneId }}
          search={false}
          options={false}
          viewKey="zone products"
          emptyText="zone.noProducts"
          {...(isChosen ? { actions: (row) => <RowActions actions={rowActions(row, props, setTagged)} /> } : {})}
        />
        <Suspense fallback={null}>
          {isAdding && <AddProducts zone={zone} onSaved={onSaved} onClose={() => setAdding(false)} />}
          {tagged && <TagDialog zone={zone} product={tagged} onSaved={onSaved} onClose={() => setTagged(undefined)} />}
        </Suspense>
      </Wide>
    </FormSection>
  );
}
