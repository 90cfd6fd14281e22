import { ColorPicker } from 'antd';

interface ColourProps {
  id?: string;
  value?: string;
  onChange?: (colour: string) => void;
  'aria-label'?: string;
}

/** A colour as `#RRGGBB`; '' where none is chosen. */
export const ColourInput = ({ value = '', onChange, ...props }: ColourProps) => (
  <ColorPicker
    {...props}
    allowClear
    disabledAlpha
    showText
    format="hex"
    value={value === '' ? null : value}
    onChange={(colour) => onChange?.(colour.cleared ? '' : colour.toHexString().toUpperCase())}
  />
);
