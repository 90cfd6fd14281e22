import { act, screen, waitFor } from '@testing-library/react';
import { withTexts } from '@/core/i18n';
import { stage } from '@tests/support/stage';
import { person } from '@tests/support/screen';
import { renderApp } from '@tests/support/renderApp';
import { NOON, STRANGE, VIEWED } from '@tests/rules/home/viewedPage';
import { HomePageView, HomePart, HomeSurface } from './HomePageView';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const Page = withTexts(['content/shared/home-view'], () => (
  <HomePageView page={{ backgroundColor: '', components: VIEWED }} ms={NOON} />
));
const Canvas = withTexts(['content/shared/home-view'], () => (
  <HomeSurface backgroundColor="#003A8C">
    {[...VIEWED.map(({ component, resolved }) => ({ component, resolved })), { component: STRANGE }].map((one) => (
      <HomePart key={one.component.componentId} {...one} ms={NOON} />
    ))}
  </HomeSurface>
));

test('the page is alive: links, tabs by keyboard, slides that can be stopped', async () => {
  stage.draw = () => <Page />;
  await renderApp('/dashboard', { as: 'op.hubei' });
  expect(await screen.findByRole('link', { name: '春季订货会' })).toHaveAttribute(
    'href',
    'https://example.com/a?b=1&c=2',
  );
  const [first, second] = [screen.getByRole('tab', { name: '热销' }), screen.getByRole('tab', { name: '新品' })];
  expect(screen.getByRole('tabpanel', { name: '热销' })).toHaveTextContent('P004');
  act(() => first.focus());
  await person.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: '新品' })).toHaveTextContent('P005');
  // Alt and the arrow key go back in the browser.
  await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(second).toHaveFocus();
  // The test environment asks for reduced motion: the slides stand still until somebody starts them.
  const button = screen.getByRole('button', { name: '继续轮播' });
  await person.click(button);
  expect(button).toHaveAccessibleName('暂停轮播');
  // The countdown follows the moment of the page, not the clock of the computer.
  const clock = screen.getByRole('timer');
  await waitFor(() => expect(clock).toHaveTextContent(/^12天 11:59:5\d$/));
  expect(screen.queryByText(/alert/)).toBeNull();
});

test('in the designer nothing can be pressed, and what is not shown has its placeholder', async () => {
  stage.draw = () => <Canvas />;
  await renderApp('/dashboard', { as: 'op.hubei' });
  expect(await screen.findByText('未知组件（video）')).toBeVisible();
  const canvas = document.querySelector<HTMLElement>('.hv');
  expect(canvas?.querySelectorAll('.hv-part')).toHaveLength(13);
  expect(canvas?.querySelectorAll('button, a[href^="yiyaotong"], [tabindex]')).toHaveLength(0);
  expect(canvas?.style.getPropertyValue('--hv-ink')).toBe('#ffffff');
});
