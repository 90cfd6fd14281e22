import { Checkbox, Radio, type RadioGroupProps } from 'antd';
import { type ComponentProps, useContext } from 'react';
import { FieldLabel } from '@kit/form/fieldLabel';

/* No label element can name a group: it says the label of its field itself. */

export const RadioChoice = (props: RadioGroupProps) => <Radio.Group aria-label={useContext(FieldLabel)} {...props} />;

interface BoxProps extends ComponentProps<typeof Checkbox.Group<string | number>> {
  'aria-required'?: 'true';
}

/** The form says that a field is required, which a group of boxes may not say: no single one is. */
export const BoxChoice = ({ 'aria-required': _, ...props }: BoxProps) => (
  <Checkbox.Group<string | number> role="group" aria-label={useContext(FieldLabel)} {...props} />
);
