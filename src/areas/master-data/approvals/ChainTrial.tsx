import { Alert, Flex, Form, Select } from 'antd';
import { useState } from 'react';
import { BIZ_KIND, type BizKind } from '@/contract/master-data/kinds';
import { approvalApi } from '@/contract/master-data/approvals';
import type { Input } from '@/contract/endpoint';
import { FLAG } from '@/contract/fields';
import { T } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { TypeSelect } from '@/shared/pricing/selects';
import { OperateRangeTree } from '@/shared/region/OperateRangeTree';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { Dialog } from '@/ui/Dialog';
import { goodsStorage } from '../shared/goodsCodes';
import { bizKind } from '../shared/bizKind';
import { conditionFields } from './chainFields';

type Subject = Input<typeof approvalApi.trial>;

interface Values {
  bizKind: BizKind;
  isChange?: 0 | 1;
  firstBusiness?: 0 | 1;
  storage?: number;
  customerTypes?: string[];
  operateRangeIds?: string[];
}

const subjectOf = ({ bizKind: kind, customerTypes = [], storage, ...more }: Values): Subject => ({
  bizKind: kind,
  isChange: more.isChange ?? FLAG.no,
  firstBusiness: more.firstBusiness ?? FLAG.no,
  operateRangeIds: more.operateRangeIds ?? [],
  ...(customerTypes[0] === undefined ? {} : { customerType: Number(customerTypes[0]) }),
  ...(storage === undefined ? {} : { storage }),
});

const BEGIN: Values = { bizKind: BIZ_KIND.commodity };

/** Which chain a document would take, before it is submitted. */
export function ChainTrial({ onClose }: { onClose: () => void }) {
  const { branchId } = useSession();
  const [values, setValues] = useState<Values>(BEGIN);
  const { data, error, refresh } = useCall(approvalApi.trial, subjectOf(values));
  const { Field } = conditionFields;
  return (
    <Dialog open title={<T id="chain.trial" />} footer={null} onCancel={onClose} destroyOnHidden>
      <Form<Values> layout="vertical" initialValues={BEGIN} onValuesChange={(_, all) => setValues(all)}>
        <Form.Item name="bizKind" label={<T id="chain.bizKind" />}>
          <Select placeholder={<T id="select.choose" />} options={[...bizKind.options]} />
        </Form.Item>
        <Field name="isChange" />
        {values.bizKind === BIZ_KIND.commodity && (
          <>
            <Field name="firstBusiness" />
            <Field name="storage">
              <Select placeholder={<T id="select.choose" />} allowClear options={[...goodsStorage.options]} />
            </Field>
          </>
        )}
        {values.bizKind === BIZ_KIND.customer && (
          <Field name="customerTypes">
            <TypeSelect />
          </Field>
        )}
        <Field name="operateRangeIds">
          <OperateRangeTree branchId={branchId} />
        </Field>
      </Form>
      {error && <LoadFailed error={error} onRetry={refresh} />}
      {data && !error && (
        <Alert
          type={data.chainCode === '' ? 'warning' : 'info'}
          role="status"
          title={
            data.chainCode === '' ? (
              <T id="chain.none" />
            ) : (
              <T id="chain.taken" values={{ code: data.chainCode, name: data.chainName }} />
            )
          }
          description={
            <Flex wrap gap="small">
              {data.steps.map((step, i) => (
                <span key={`${i} ${step}`}>
                  {i + 1} {step}
                </span>
              ))}
            </Flex>
          }
        />
      )}
    </Dialog>
  );
}
