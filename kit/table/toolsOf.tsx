import { useIntl } from '@ant-design/pro-components';
import { Button, type ButtonProps } from 'antd';

/** Called as ProTable calls it in the tooltip. */
function Tool({ name, ...props }: ButtonProps & { name: 'reload' | 'density' | 'columnSetting' }) {
  return <Button type="text" size="small" aria-label={useIntl().getMessage(`tableToolBar.${name}`, name)} {...props} />;
}

/** The tools of a list as buttons, as no key reaches ProTable's own; its elements around them handle their clicks. */
export const toolsOf = (icons: Record<'reload' | 'density' | 'columns', ButtonProps['icon']>) => ({
  reloadIcon: <Tool name="reload" icon={icons.reload} />,
  densityIcon: <Tool name="density" icon={icons.density} aria-haspopup="menu" />,
  setting: { settingIcon: <Tool name="columnSetting" icon={icons.columns} /> },
});
