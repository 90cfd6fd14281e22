import { Form } from 'antd';
import { LEASE_VERDICT } from '../../../src/contract/property/leases';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { f } from '../fields/f';

const OPINION = 200;
const LEAST = 2;

const verdict = codeTable('leaseVerdict', LEASE_VERDICT);

export interface Verdict {
  result: 0 | 1;
  opinion?: string;
}

export const verdictFields = fieldsOf<Verdict>()('pmsVerdict', {
  result: f.codes(verdict, { required: true }),
  opinion: f.note({ max: OPINION }),
});

/** A refusal needs a reason. */
export function VerdictInputs() {
  const result: unknown = Form.useWatch('result');
  const isRefused = result === LEASE_VERDICT.refused;
  return (
    <>
      {verdictFields.inputs(['result'])}
      <verdictFields.Field name="opinion" required={isRefused} rules={isRefused ? [{ min: LEAST }] : []} />
    </>
  );
}
