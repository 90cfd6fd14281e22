import { Cascader, type CascaderAutoProps } from 'antd';
import { useText } from '@/core/i18n';
import { type Read, remoteProps, type TreeOption } from './remoteNodes';

type Props = CascaderAutoProps<TreeOption, 'value'> & { read: Read; options: TreeOption[] };

/** A Cascader whose nodes are read from the server, as those of a RemoteTreeSelect are. */
export function RemoteCascader({ read, ...props }: Props) {
  const text = useText();
  const { options, multiple = false } = props;
  const nameOf = (labels: string[], path: (TreeOption | null | undefined)[] = []) =>
    path.every(Boolean) ? labels.slice(multiple ? -1 : 0).join(' / ') : text('select.gone');
  return (
    <Cascader<TreeOption, 'value'>
      allowClear
      showSearch
      placeholder={text('kit.choose')}
      displayRender={nameOf}
      {...props}
      {...(options.length > 0 ? {} : { value: [] })}
      {...remoteProps(read, options)}
    />
  );
}
