import { ConfigProvider } from 'antd';
import { type PropsWithChildren, useMemo } from 'react';
import { useText } from '@/core/i18n';

/** antd replaces this by the label of the field. */
const LABEL = '${label}';

/** One sentence for fields that are typed and fields that are chosen: antd would ask to enter both. */
export function FormTexts({ children }: PropsWithChildren) {
  const required = useText()('form.required', { label: LABEL });
  const form = useMemo(() => ({ validateMessages: { required } }), [required]);
  return <ConfigProvider form={form}>{children}</ConfigProvider>;
}
