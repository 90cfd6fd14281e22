import { Button, Form, Input } from 'antd';
import { SHARE_MODE, shareApi, type MeterShareDetail } from '../../../../src/contract/property/meters';
import { unitApi } from '../../../../src/contract/property/units';
import { useCall } from '@kit/data/useCall';
import { FormField } from '@kit/form/FormField';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { call } from '../../call';
import { decimal, decimalRule } from '../../fields/f';
import { type LeaseUnit, UnitsPick } from '../../lease/picks';
import { FormLine } from '../../fields/FormLine';
import { useSay } from '../../say';
import styles from '../FeeItem.module.css';
import { useProperty } from '../meterFields';
import { shareFields, type ShareValues } from './shareFields';

export type EditedShare = Partial<MeterShareDetail>;

const WIDTH = 720;
const WHOLE = 9;

function toValues({ rows = [], ...share }: EditedShare): Partial<ShareValues> {
  const { shareId, version, propertyId, feeItemId, mainMeterId, period, mode, price } = share;
  const known = { shareId, version, propertyId, feeItemId, mainMeterId, period, mode, price };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    unitIds: rows.map(({ unitId }) => unitId),
    weights: Object.fromEntries(rows.map(({ unitId, weight }) => [unitId, weight])),
  };
}

const save = ({ shareId, version, propertyId, feeItemId, mainMeterId, period, mode, price, ...more }: ShareValues) =>
  call(
    shareApi.save,
    {
      ...{ shareId, version, propertyId, feeItemId, mainMeterId, period, mode, price },
      members: more.unitIds.map((unitId) => ({ unitId, weight: more.weights?.[unitId] ?? null })),
    },
    { silent: true },
  );

/** The weights that were agreed for the units; areas and usages are known. */
function Weights({ units }: { units: readonly LeaseUnit[] }) {
  const say = useSay();
  const chosen: unknown = Form.useWatch('unitIds');
  const ids = Array.isArray(chosen) ? chosen.map(String) : [];
  return (
    <div className={styles.rows}>
      <b>{say('pmsShare.weights')}</b>
      <FormLine>
        {ids.map((unitId) => (
          <FormField
            key={unitId}
            name={['weights', unitId]}
            label="pmsShare.weight"
            extra={units.find((one) => one.unitId === unitId)?.unitNo ?? unitId}
            required
            filter={decimal(WHOLE, 2)}
            rules={[decimalRule(2)]}
          >
            <Input inputMode="decimal" autoComplete="off" />
          </FormField>
        ))}
      </FormLine>
    </div>
  );
}

function Members() {
  const say = useSay();
  const form = Form.useFormInstance<ShareValues>();
  const mode: unknown = Form.useWatch('mode');
  const { data } = useCall(unitApi.page, ...useProperty());
  const units = (data?.records ?? []).map(({ unitId, buildingName, unitNo, area }) => ({
    ...{ unitId, unitNo: `${buildingName} ${unitNo}`, area },
  }));
  const all = () =>
    form.setFieldValue(
      'unitIds',
      units.map(({ unitId }) => unitId),
    );
  return (
    <>
      <shareFields.Field name="unitIds">
        <UnitsPick units={units} />
      </shareFields.Field>
      <div className={styles.ways}>
        <Button size="small" disabled={units.length === 0} onClick={all}>
          {say('pmsShare.allUnits')}
        </Button>
      </div>
      {mode === SHARE_MODE.parts && <Weights units={units} />}
    </>
  );
}

/** The draft of a share: how the usage of a house's meter in a month is split. It is computed when it is saved. */
export function ShareForm({ record, onClose, onSaved }: Props) {
  return (
    <RecordDrawer<EditedShare, ShareValues>
      drawer={{ width: WIDTH }}
      draftKey={`share ${record?.shareId ?? ''}`}
      title={record?.shareId === undefined ? 'pmsShare.add' : 'pmsShare.editTitle'}
      titleValues={{ name: record?.shareNo ?? '' }}
      help="pmsShare.formHelp"
      fields={shareFields}
      record={record}
      toValues={toValues}
      save={async (values) => onSaved(await save(values))}
      onClose={onClose}
    >
      {shareFields.inputs(['propertyId', 'mainMeterId', 'feeItemId', 'period', 'mode', 'price'])}
      <Members />
    </RecordDrawer>
  );
}

interface Props {
  record: EditedShare | undefined;
  onClose: () => void;
  /** With the share as it was computed. */
  onSaved: (share: MeterShareDetail) => void;
}
