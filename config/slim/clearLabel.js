/*
 * The button that empties a select is reached by Tab, and is called "Clear" in every language. That of a date is named in
 * the language of the page, so it is called the same.
 */
import { useContext } from 'react';
import LocaleContext from 'antd/es/locale/context.js';
import { useAllowClear as useOwn } from '@rc-component/select/es/hooks/useAllowClear.js';

export function useAllowClear(...given) {
  const own = useOwn(...given);
  const { DatePicker } = useContext(LocaleContext) ?? {};
  return own.label === 'Clear' ? { ...own, label: DatePicker?.lang.clear ?? own.label } : own;
}
