import { Card } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** The name of a component in code: no text to translate. */
  name: string;
  children: ReactNode;
}

/** One thing of the product on a demo page, under its name. */
export function Example({ name, children }: Props) {
  return (
    <Card size="small" title={<code>{name}</code>} style={{ marginBlockEnd: 16 }}>
      {children}
    </Card>
  );
}
