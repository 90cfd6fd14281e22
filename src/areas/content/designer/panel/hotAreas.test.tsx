import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { HotArea } from '@/contract/content/home/data';
import { withTexts } from '@/core/i18n';
import { renderApp } from '@tests/support/renderApp';
import { person } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { HotAreas } from './HotAreas';
import { NO_IMAGE } from './ImageField';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

const Field = withTexts(['content/designer', 'content/publishing'], function Field() {
  const [areas, setAreas] = useState<HotArea[]>([{ x: 10, y: 10, w: 20, h: 20, jump: null }]);
  return <HotAreas image={NO_IMAGE} areas={areas} onChange={setAreas} />;
});

test('an area that the browser takes from the pointer does not follow it any more', async () => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  stage.draw = () => <Field />;
  await renderApp('/dashboard', { as: 'admin.hq' });
  const area = await screen.findByText('1', { selector: 'button' });
  await person.pointer([
    { keys: '[MouseLeft>]', target: area, coords: { clientX: 20, clientY: 20 } },
    { target: area, coords: { clientX: 30, clientY: 30 } },
  ]);
  // jsdom has no layout: any movement goes to the edge.
  expect(area.style.left).toBe('80%');
  fireEvent.pointerCancel(area);
  await person.pointer({ target: area, coords: { clientX: 10, clientY: 10 } });
  expect(area.style.left).toBe('80%');
});
