import type { ReactElement, ReactNode } from 'react';
import { MAX_GOODS_IMAGES } from '@/contract/master-data/forms/commodity';
import { OwnSupplier } from '@/shared/pricing/selects';
import { Wide } from '@/ui/form/FormSection';
import { DictSelect } from '../../shared/DictSelect';
import { formFields } from '../../shared/entries/formFields';
import { FieldInput, type FieldInputProps } from './FieldInput';
import { type FormParts, FormPartsContext } from './formParts';
import { PicturesField } from './PicturesField';
import { SalesmanSelect } from './SalesmanSelect';
import type { FieldName } from '../sections';
import { OneRange, Ranges, RegionPath } from './treeFields';

const { Field } = formFields;

/** Fields that have a control of their own. */
const CONTROLS: Partial<Record<FieldName, ReactElement>> = {
  regionIds: <RegionPath />,
  operateRangeIds: <Ranges />,
  operateRangeId: <OneRange />,
  salesmanId: <SalesmanSelect />,
  supplierId: <OwnSupplier />,
  dosageForm: <DictSelect dictCode="dosageForm" />,
  packUnit: <DictSelect dictCode="packUnit" />,
};

const PARTS: FormParts = { ranges: <Ranges />, pictures: (props) => <PicturesField {...props} /> };

/** The input of one field of a form. */
export function FormInput(props: FieldInputProps): ReactNode {
  if (props.name === 'images') {
    return (
      <Wide>
        <Field name="images">
          <PicturesField max={MAX_GOODS_IMAGES} links={props.links} />
        </Field>
      </Wide>
    );
  }
  return (
    <FormPartsContext value={PARTS}>
      <FieldInput {...props} controls={CONTROLS} />
    </FormPartsContext>
  );
}
