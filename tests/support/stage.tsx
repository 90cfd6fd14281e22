import type { ReactNode } from 'react';

/** What the test wants to see in the place of a page, in the whole application: `jest.mock` puts `Stage` there. */
export const stage: { draw: () => ReactNode } = { draw: () => null };

export const Stage = () => stage.draw();
