import { Outlet, useLocation } from '@umijs/max';
import { Suspense } from 'react';
import { Frame } from './frame/Frame';
import { Loading } from './Loading';
import { ScreenBoundary } from './ScreenBoundary';

/** The frame of the console with the page in it; a page that fails leaves the frame usable. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <Frame>
      <ScreenBoundary key={pathname}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
    </Frame>
  );
}
