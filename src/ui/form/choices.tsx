import { Checkbox, Radio, type RadioGroupProps } from 'antd';
import { type ComponentProps, useContext } from 'react';
import { FieldLabel } from '@kit/form/fieldLabel';

/* A label element cannot name a group of controls, so each group takes the label of its field as its aria-label. */

export const RadioChoice = (props: RadioGroupProps) => <Radio.Group aria-label={useContext(FieldLabel)} {...props} />;

interface BoxProps extends ComponentProps<typeof Checkbox.Group<string | number>> {
  'aria-required'?: 'true';
}

/** antd's form marks a required control by aria-required, which the role `group` does not allow. */
export const BoxChoice = ({ 'aria-required': _, ...props }: BoxProps) => (
  <Checkbox.Group<string | number> role="group" aria-label={useContext(FieldLabel)} {...props} />
);
