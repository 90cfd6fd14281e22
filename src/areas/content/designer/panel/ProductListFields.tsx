import type { ProductListData } from '@/contract/content/home/data';
import { LIMITS, PRODUCT_SOURCE } from '@/contract/content/home/limits';
import { OneBrand } from '@/shared/pricing/selects';
import { productLayout, productOrder, productSource } from './codes';
import { ChoiceField, FlagField, NumberField, TextField } from './controls';
import { PanelField } from './PanelField';
import { TargetPick, TargetPicks } from './TargetPicks';
import styles from './panel.module.css';

const MAX_TAG = 20;

interface Props {
  value: ProductListData;
  onChange: (changed: Partial<ProductListData>) => void;
}

const Rule = ({ value, onChange }: Props) => (
  <>
    <TargetPick
      label="pagePath.data.categoryId"
      pageCode="category"
      value={value.categoryId}
      onChange={(categoryId) => onChange({ categoryId })}
    />
    <PanelField label="pagePath.data.brandId">
      {(id) => (
        <OneBrand
          id={id}
          {...(value.brandId ? { value: value.brandId } : {})}
          // The select answers undefined when it is cleared.
          onChange={(brandId: string | undefined) => onChange({ brandId: brandId ?? '' })}
        />
      )}
    </PanelField>
    <TextField label="pagePath.data.tag" value={value.tag} max={MAX_TAG} onChange={(tag) => onChange({ tag })} />
  </>
);

/** The fields of a list of products, which is a component of its own or part of a tab. */
export function ProductListFields({ value, onChange }: Props) {
  return (
    <>
      <ChoiceField
        label="pagePath.data.source"
        value={value.source}
        options={productSource.options}
        onChange={(source) => onChange({ source })}
      />
      {value.source === PRODUCT_SOURCE.chosen && (
        <TargetPicks
          label="pagePath.data.productIds"
          pageCode="product"
          value={value.productIds}
          max={LIMITS.productList.products}
          onChange={(productIds) => onChange({ productIds })}
        />
      )}
      {value.source === PRODUCT_SOURCE.rule && <Rule value={value} onChange={onChange} />}
      {value.source === PRODUCT_SOURCE.activity && (
        <TargetPick
          label="pagePath.data.activityId"
          pageCode="activity"
          value={value.activityId}
          onChange={(activityId) => onChange({ activityId })}
        />
      )}
      {value.source !== PRODUCT_SOURCE.chosen && (
        <div className={styles.pair}>
          <NumberField
            label="pagePath.data.count"
            {...{ value: value.count, min: 1, max: LIMITS.productList.count }}
            onChange={(count) => onChange({ count })}
          />
          <ChoiceField
            label="pagePath.data.orderBy"
            value={value.orderBy}
            options={productOrder.options}
            onChange={(orderBy) => onChange({ orderBy })}
          />
        </div>
      )}
      <ChoiceField
        label="pagePath.data.layout"
        value={value.layout}
        options={productLayout.options}
        onChange={(layout) => onChange({ layout })}
      />
      <div className={styles.pair}>
        <FlagField
          label="pagePath.data.showPrice"
          value={value.showPrice}
          onChange={(showPrice) => onChange({ showPrice })}
        />
        <FlagField
          label="pagePath.data.showStock"
          value={value.showStock}
          onChange={(showStock) => onChange({ showStock })}
        />
        <FlagField label="pagePath.data.showTag" value={value.showTag} onChange={(showTag) => onChange({ showTag })} />
      </div>
    </>
  );
}
