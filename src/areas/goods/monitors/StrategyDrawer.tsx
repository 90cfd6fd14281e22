import { Form } from 'antd';
import { STRATEGY_PRODUCTS, strategyApi } from '@/contract/goods/monitor-strategies';
import { NOTIFY_BY } from '@/contract/goods/monitoring';
import { call } from '@/core/http/call';
import { useSession } from '@/core/session/session';
import { PickMany } from '@/shared/pricing/PickMany';
import { ProductPick, StaffPick } from '@/shared/pricing/picks';
import { BrandSelect, ProductCategories } from '@/shared/pricing/selects';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import type { SaveContext } from '@kit/form/useAttempt';
import { BoxChoice } from '@/ui/form/choices';
import { notifyBy } from '../shared/monitorCodes';
import { strategyFields, type StrategyValues } from './strategyFields';
import { type EditedStrategy, formOf, valuesOf } from './strategyValues';

const { Field } = strategyFields;
const WAYS = Object.values(NOTIFY_BY).map((value) => ({ value, label: notifyBy.labelOf(value) }));

function save(values: StrategyValues, { record, confirmCodes }: SaveContext<EditedStrategy>): Promise<unknown> {
  const { strategyId: id, version } = record ?? {};
  const silent = { silent: true };
  return id === undefined || version === undefined
    ? call(strategyApi.add, formOf(values), silent)
    : call(strategyApi.update, { id, version, ...formOf(values), confirmCodes }, silent);
}

function Products({ branchId }: { branchId: string }) {
  const type: unknown = Form.useWatch('productScopeType');
  return (
    <>
      <Field name="productScopeType" />
      {type === STRATEGY_PRODUCTS.products && (
        <Wide>
          <Field name="productIds">
            <PickMany branchId={branchId} one={ProductPick} />
          </Field>
        </Wide>
      )}
      {type === STRATEGY_PRODUCTS.brands && (
        <Field name="brandIds">
          <BrandSelect />
        </Field>
      )}
      {type === STRATEGY_PRODUCTS.categories && (
        <Field name="categoryIds">
          <ProductCategories />
        </Field>
      )}
    </>
  );
}

interface Props {
  record: EditedStrategy | undefined;
  onClose: () => void;
}

/** Adds or edits a strategy: what is monitored, when it raises an alert, and who is notified. */
export function StrategyDrawer({ record, onClose }: Props) {
  const { branchId } = useSession();
  const isNew = record?.strategyId === undefined;
  return (
    <RecordDrawer<EditedStrategy, StrategyValues>
      draftKey={`strategy ${record?.strategyId ?? ''}`}
      title={isNew ? 'strategy.addTitle' : 'strategy.editTitle'}
      titleValues={{ name: record?.strategyName ?? '' }}
      fields={strategyFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <FormSection title="strategy.condition" help="strategy.conditionHelp">
        {strategyFields.inputs(['strategyName', 'metric', 'compare', 'threshold', 'windowDays', 'level'])}
      </FormSection>
      <FormSection title="strategy.range">
        <Wide>
          <Field name="branchIds" />
        </Wide>
        <Products branchId={branchId} />
      </FormSection>
      <FormSection title="strategy.calm" help="strategy.calmHelp">
        {strategyFields.inputs(['pendingRuns', 'recoverMargin', 'recoverRuns', 'noDataMinutes', 'noDataRuns'])}
      </FormSection>
      <FormSection title="strategy.tell">
        {strategyFields.inputs(['schedule', 'runAt'])}
        <Field name="notifyBy">
          <BoxChoice options={WAYS} />
        </Field>
        <Wide>
          <Field name="receiverIds">
            <PickMany branchId={branchId} one={StaffPick} />
          </Field>
        </Wide>
      </FormSection>
    </RecordDrawer>
  );
}
