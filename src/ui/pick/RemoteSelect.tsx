import { Select, type SelectProps } from 'antd';
import { useText } from '@/core/i18n';
import { type Read, remoteProps, type TreeOption } from './remoteNodes';

export interface RemoteSelectProps<V> extends Omit<SelectProps<V, TreeOption>, 'value' | 'options'> {
  read: Read;
  options: TreeOption[];
  value?: V | null | undefined;
}

/**
 * A Select by ids, whose options one call reads. Until they are there it shows nothing of its value, as a
 * RemoteTreeSelect does.
 */
export function RemoteSelect<V>({ read, value, ...props }: RemoteSelectProps<V>) {
  const text = useText();
  const isShown = props.options.length > 0 && value !== null && value !== undefined;
  return (
    <Select<V, TreeOption>
      placeholder={text('select.choose')}
      showSearch={{ optionFilterProp: 'label' }}
      // Also asked for a value that is not among the options, and then without a label.
      labelRender={({ label }) => label ?? text('select.gone')}
      {...props}
      value={isShown ? value : null}
      {...remoteProps(read, props.options)}
    />
  );
}
