import { jumpTargetApi } from '@/contract/content/jump-targets';
import { type Zone, zoneApi } from '@/contract/content/zones';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { PickMany } from '@/shared/pricing/PickMany';
import { type Picked } from '@/shared/pricing/picks';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';

interface Chosen {
  chosen: Picked[];
}

const fields = fieldsOf<Chosen>()('zone', { chosen: f.text({ required: true, isFinal: true }) });
const { Field } = fields;
const NOTHING_YET: Partial<Chosen> = { chosen: [] };

interface OneProps {
  id?: string;
  value: null;
  disabled: boolean;
  onChange: (picked: Picked | null) => void;
}

/** One product of the catalogue, by code, name or first letters. */
function OneProduct({ id, disabled, onChange }: OneProps) {
  const text = useText();
  return (
    <MoreSelect
      {...(id ? { id } : {})}
      label={text('zone.chosen')}
      endpoint={jumpTargetApi.targets}
      query={(keyword) => ({ pageCode: 'product', keyword })}
      option={(one) => one}
      value={null}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

interface Props {
  zone: Pick<Zone, 'zoneId' | 'zoneName' | 'version'>;
  onSaved: (version: number) => void;
  onClose: () => void;
}

function Dialog({ zone, onSaved, onClose }: Props) {
  const { zoneId, zoneName: name, version } = zone;
  return (
    <RecordDialog<Partial<Chosen>, Chosen>
      draftKey={`zone products ${zoneId}`}
      title="zone.addTitleOf"
      titleValues={{ name }}
      okText="zone.addProduct"
      fields={fields}
      record={NOTHING_YET}
      save={async ({ chosen }) => {
        const productIds = chosen.map(({ value }) => value);
        onSaved((await call(zoneApi.addProduct, { zoneId, version, productIds }, { silent: true })).version);
      }}
      onClose={onClose}
    >
      <Field name="chosen">
        <PickMany branchId="" one={OneProduct} />
      </Field>
    </RecordDialog>
  );
}

/** Adds products to a zone, behind its present ones. */
export const AddProducts = withTexts(['shared/pricing-rules'], Dialog);
