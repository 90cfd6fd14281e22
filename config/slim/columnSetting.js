/*
 * The panel that chooses columns brings the tree along, which no list needs to be shown: it is loaded when somebody turns
 * to its icon (ADR 9).
 */
import { SettingOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { createElement, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from '@ant-design/pro-components/es/provider/index.js';

const Whole = lazy(() => import('@ant-design/pro-components/es/table/components/ColumnSetting/index.js'));

/** The whole panel; a click that came before it was there is done again. */
function Loaded({ isPressed, ...props }) {
  const host = useRef(null);
  useEffect(() => {
    if (isPressed) host.current?.firstElementChild?.click();
    // Once: what comes later is clicked on the panel's own icon.
  }, []);
  return createElement('span', { ref: host, style: { display: 'contents' } }, createElement(Whole, props));
}

function ColumnSetting(props) {
  const [isWanted, setWanted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const want = () => setWanted(true);
  const press = () => {
    want();
    setPressed(true);
  };
  const title = useIntl().getMessage('tableToolBar.columnSetting', '列设置');
  const icon = createElement(
    'span',
    { onPointerEnter: want, onFocus: want, onClick: press },
    createElement(Tooltip, { title }, props.settingIcon ?? createElement(SettingOutlined)),
  );
  if (!isWanted) return icon;
  return createElement(Suspense, { fallback: icon }, createElement(Loaded, { ...props, isPressed }));
}
export { ColumnSetting as default };
