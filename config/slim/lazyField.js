/*
 * ProTable imports the control of every type of field that there is. The heavy ones load with the first table or form
 * that shows one (ADR 9).
 */
import { Input } from 'antd';
import { createElement } from 'react';
import { later } from './later';

/** What stands in the place of a control until it is there: nothing to read, or a field of the same size. */
function Awaited({ mode, fieldProps, id }) {
  if (mode === 'read') return null;
  const { placeholder, size, style } = fieldProps ?? {};
  return createElement(Input, {
    disabled: true,
    id: fieldProps?.id ?? id,
    placeholder: String(placeholder ?? ''),
    size,
    style,
  });
}

/** A component that is as good as the one that `load` brings. */
export const lazyField = (load) => later(load, (props) => createElement(Awaited, props));
