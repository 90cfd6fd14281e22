import { breedMonitorApi } from '@/contract/goods/breed-monitors';
import { strategyApi } from '@/contract/goods/monitor-strategies';
import { call } from '@/core/http/call';
import { useSession } from '@/core/session/session';
import { PickMany } from '@/shared/pricing/PickMany';
import { idsOf, ProductPick } from '@/shared/pricing/picks';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { type Added, alertFields } from './alertFields';

const { Field } = alertFields;
const WIDTH = 520;

const save = ({ strategyId, productIds, branchIds }: Added) =>
  call(
    breedMonitorApi.add,
    { strategyId: strategyId?.value ?? '', productIds: idsOf(productIds), branchIds },
    { silent: true },
  );

/** Products that a strategy watches besides its scope. */
export function AddBreedDrawer({ record, onClose }: { record: Partial<Added> | undefined; onClose: () => void }) {
  const { branchId } = useSession();
  return (
    <RecordDrawer<Partial<Added>, Added>
      drawer={{ width: WIDTH }}
      draftKey="breed"
      title="alert.addTitle"
      help="alert.addHelp"
      fields={alertFields}
      record={record}
      save={save}
      done="alert.added"
      onClose={onClose}
    >
      <Field name="strategyId">
        <MoreSelect
          endpoint={strategyApi.page}
          query={(keyword) => ({ keyword })}
          option={({ strategyId, strategyCode, strategyName }) => ({
            ...{ value: strategyId, label: `${strategyCode} ${strategyName}` },
          })}
        />
      </Field>
      <Field name="productIds">
        <PickMany branchId={branchId} one={ProductPick} />
      </Field>
      <Field name="branchIds" />
    </RecordDrawer>
  );
}
