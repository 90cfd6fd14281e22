import { Button, Tooltip } from 'antd';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<typeof Button>, 'type' | 'title'> {
  /** Its name, and what stands in the tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button of the top bar: an icon that says its name when it is pointed at. */
export function BarButton({ label, ...props }: Props) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <Button type="text" aria-label={label} {...props} />
    </Tooltip>
  );
}
