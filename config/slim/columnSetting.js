/*
 * The panel that chooses columns brings the tree along, which no list needs to be shown: it is loaded when somebody turns
 * to its icon (ADR 9), which stays until then.
 */
import { SettingOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { createElement, lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from '@ant-design/pro-components/es/provider/index.js';

const Whole = lazy(() => import('@ant-design/pro-components/es/table/components/ColumnSetting/index.js'));

/**
 * The whole panel; its own icon takes the focus of the other one, and a click that came before it was there. Escape, which
 * closes the panel, gives the focus back to the icon: its keys come here though the panel stands elsewhere in the page.
 */
function Loaded({ isPressed, hadFocus, ...props }) {
  const host = useRef(null);
  useEffect(() => {
    const icon = host.current?.firstElementChild;
    if (hadFocus.current && document.activeElement === document.body) icon?.focus();
    if (isPressed) icon?.click();
    // Once: what comes later is clicked on the panel's own icon.
  }, []);
  const giveBack = ({ key, target }) => {
    if (key === 'Escape' && !host.current.contains(target)) host.current.firstElementChild?.focus();
  };
  const around = { ref: host, style: { display: 'contents' }, onKeyDown: giveBack };
  return createElement('span', around, createElement(Whole, props));
}

function ColumnSetting(props) {
  const [isWanted, setWanted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const hadFocus = useRef(false);
  const want = () => startTransition(() => setWanted(true));
  const note = (hasFocus) => () => {
    hadFocus.current = hasFocus;
    if (hasFocus) want();
  };
  const press = () => {
    want();
    setPressed(true);
  };
  const title = useIntl().getMessage('tableToolBar.columnSetting', '列设置');
  const icon = createElement(
    'span',
    { onPointerEnter: want, onFocus: note(true), onBlur: note(false), onClick: press },
    createElement(Tooltip, { title }, props.settingIcon ?? createElement(SettingOutlined)),
  );
  const shown = isWanted ? createElement(Loaded, { ...props, isPressed, hadFocus }) : icon;
  return createElement(Suspense, { fallback: null }, shown);
}
export { ColumnSetting as default };
