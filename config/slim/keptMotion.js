/*
 * What a dialog or drawer shows is left out while its animation waits to begin, and the library takes a page that was
 * hidden for one that begins: drawn anew behind another page, the dialog would lose its fields with what was typed, and
 * break the page when it asks for the focus (docs/adr/0043). Once shown it has no animation here, until it goes.
 */
import { createElement, forwardRef, useState } from 'react';
import CSSMotion from '@rc-component/motion/es/CSSMotion.js';

const KeptMotion = forwardRef(function KeptMotion({ motionName, onVisibleChanged, ...props }, ref) {
  const [isShown, setShown] = useState(false);
  const note = (isVisible) => {
    setShown(isVisible);
    onVisibleChanged?.(isVisible);
  };
  const animation = isShown && props.visible ? undefined : motionName;
  return createElement(CSSMotion, { ...props, ref, motionName: animation, onVisibleChanged: note });
});
export { KeptMotion as default };
