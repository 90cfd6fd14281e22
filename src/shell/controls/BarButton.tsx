import { Button, Tooltip } from 'antd';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface Props extends Omit<ComponentProps<typeof Button>, 'type' | 'title'> {
  /** The name of the button, also the text of its tooltip. */
  label: string;
  icon: ReactNode;
}

/**
 * A button of the top bar: an icon that says its name when it is pointed at. Once pressed it is silent until it is
 * pointed at anew: its name would lie over the menu that it opened, and take the next press.
 */
export function BarButton({ label, onClick, ...props }: Props) {
  const [isNamed, setNamed] = useState(false);
  const [isPressed, setPressed] = useState(false);
  return (
    <Tooltip title={label} mouseEnterDelay={0.4} open={isNamed && !isPressed} onOpenChange={setNamed}>
      <Button
        type="text"
        aria-label={label}
        onMouseEnter={() => setPressed(false)}
        {...props}
        onClick={(event) => {
          setPressed(true);
          onClick?.(event);
        }}
      />
    </Tooltip>
  );
}
