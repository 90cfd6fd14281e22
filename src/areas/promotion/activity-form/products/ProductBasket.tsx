import { lazy, Suspense, useState } from 'react';
import { type ActivityType, isLine } from '@/contract/promotion/activity';
import { activityApi } from '@/contract/promotion/activities';
import { basketApi, type TempProduct } from '@/contract/promotion/baskets';
import type { PromotionTemplate } from '@/contract/promotion/import-templates';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@kit/actions/action';
import type { FormActivity } from '../../shared/formActivity';
import { BasketTable } from '../scope/BasketTable';
import { type ProductRow, productColumns } from './productFields';

const ProductPicker = lazy(async () => ({ default: (await import('./ProductPicker')).ProductPicker }));
const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog')).TermsDialog }));

interface Props {
  activity: FormActivity;
  /** Each product has a ladder of its own. */
  ownLadders: boolean;
  /** The products of the list are excluded from the activity. */
  excluded: boolean;
}

/** The import template whose columns are the terms of these products. */
function fileOf(
  type: ActivityType,
  { hasTerms, ownLadders, excluded }: Omit<Props, 'activity'> & { hasTerms: boolean },
) {
  const template: PromotionTemplate = !hasTerms
    ? 'PROMO_PRODUCT_SCOPE'
    : ownLadders
      ? 'PROMO_PRODUCT_LADDER'
      : type === 'flexible'
        ? 'PROMO_PRODUCT_FLEXIBLE'
        : 'PROMO_PRODUCT_SPECIAL';
  return { template, excluded };
}

const isStored = (row: ProductRow): row is TempProduct => row.id !== undefined;

/** Removes single rows, or all of them. */
function useRemoval(activity: FormActivity) {
  const text = useText();
  return async (rows: readonly ProductRow[] | 'all') => {
    const formId = activity.basketId;
    const which = rows === 'all' ? { all: 1 as const } : { ids: rows.flatMap(({ id }) => id ?? []) };
    const { deleted } = await call(basketApi.removeProducts, { formId, ...which });
    activity.onPicked();
    notifier.success(text('basket.removed', { count: deleted }));
  };
}

/** The products of an activity: from the basket while it is edited, else as they are stored. */
export function ProductBasket({ activity, ownLadders, excluded }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const [edited, setEdited] = useState<readonly TempProduct[]>();
  const remove = useRemoval(activity);
  const { type, level } = activity;
  const hasTerms = !excluded && (isLine(type) || ownLadders);
  const edit = (rows: readonly ProductRow[]): Action => ({
    code: 'activityForm_editRow',
    label: rows.length > 1 ? 'basket.bulkChange' : 'action.edit',
    onAction: () => setEdited(rows.filter(isStored)),
  });
  const isFree = level === 'FULL';
  return (
    <>
      <BasketTable<ProductRow>
        activity={activity}
        name="products"
        mayBeEmpty={excluded}
        keyOf={({ productId }) => productId}
        columns={productColumns({ type, hasTerms, ownLadders, excluded })}
        basket={basketApi.tempProducts}
        stored={activityApi.products}
        emptyText={excluded ? 'basket.noExclusions' : 'basket.noProducts'}
        count={excluded ? 'basket.excludedProducts' : 'basket.products'}
        {...(isFree ? { onEmpty: () => remove('all') } : {})}
        tools={
          isFree
            ? [
                {
                  code: 'activityForm_pickProduct',
                  label: excluded ? 'basket.pickExcluded' : 'basket.pickProduct',
                  onAction: () => setIsPicking(true),
                },
              ]
            : []
        }
        importing={isFree ? fileOf(type, { hasTerms, ownLadders, excluded }) : undefined}
        actions={(row) =>
          isFree
            ? [
                ...(hasTerms ? [edit([row])] : []),
                { code: 'activityForm_delRow', label: 'basket.remove', danger: true, onAction: () => remove([row]) },
              ]
            : []
        }
        batch={(rows) =>
          isFree
            ? [
                ...(hasTerms ? [edit(rows)] : []),
                {
                  code: 'activityForm_batchDelRow',
                  label: 'basket.remove',
                  danger: true,
                  onAction: () => remove(rows),
                },
              ]
            : []
        }
      />
      <Suspense fallback={null}>
        {isPicking && <ProductPicker activity={activity} excluded={excluded} onClose={() => setIsPicking(false)} />}
        {edited && <TermsDialog activity={activity} rows={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </>
  );
}
