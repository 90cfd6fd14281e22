import { type RefObject, useEffect } from 'react';

/** antd's list of tabs holds the button of its overflow menu as well, which is no tab: the role belongs one step further in. */
export function useTabListRole(around: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const outer = around.current?.querySelector('.ant-tabs-nav[role=tablist]');
    const list = outer?.querySelector('.ant-tabs-nav-list');
    if (!outer || !list) return;
    for (const name of ['role', 'aria-orientation']) {
      list.setAttribute(name, outer.getAttribute(name) ?? '');
      outer.removeAttribute(name);
    }
  }, [around]);
}
