/*
 * A drawer or dialog gives the focus back to what opened it when its closing animation has ended. Those that leave with
 * the component that shows them have none, and the focus would be lost to the top of the page (docs/console.md#keyboard).
 */
import { createElement, useEffect, useState } from 'react';
import Portal from '@rc-component/portal/es/Portal.js';

function ReturningPortal(props) {
  // That of a dialog locks the page for as long as it is to be seen.
  const isOpen = props.autoLock === true;
  const [opener, setOpener] = useState();
  // While rendering: nothing of it is there yet to have taken the focus. Weak, as it may go before.
  if (isOpen !== (opener !== undefined)) setOpener(isOpen ? new WeakRef(document.activeElement) : undefined);
  useEffect(() => {
    if (!opener) return undefined;
    return () => {
      if (document.activeElement === document.body) opener.deref()?.focus({ preventScroll: true });
    };
  }, [opener]);
  return createElement(Portal, props);
}
export { ReturningPortal as default };
