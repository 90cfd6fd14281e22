import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer, Modal } from 'antd';
import { type ReactNode, useState } from 'react';

const person = userEvent.setup({ delay: null });

interface LayerProps {
  onClose: () => void;
  children: ReactNode;
}

const LAYERS = {
  drawer: ({ onClose, children }: LayerProps) => (
    <Drawer open onClose={onClose}>
      {children}
    </Drawer>
  ),
  dialog: ({ onClose, children }: LayerProps) => (
    <Modal open footer={null} onCancel={onClose}>
      {children}
    </Modal>
  ),
};

/** It shows a layer for as long as it is open, and takes it away at once: no animation, as most screens do. */
function Page({ layer, hasOpener = true }: { layer: keyof typeof LAYERS; hasOpener?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isNested, setNested] = useState(false);
  const Layer = LAYERS[layer];
  return (
    <>
      {hasOpener && <button onClick={() => setOpen(true)}>open</button>}
      <input aria-label="field" />
      {isOpen && (
        <Layer onClose={() => setOpen(false)}>
          <button onClick={() => setNested(true)}>more</button>
          <button onClick={() => setOpen(false)}>done</button>
          {isNested && (
            <Layer onClose={() => setNested(false)}>
              <button onClick={() => setNested(false)}>back</button>
              <button onClick={() => setOpen(false)}>both</button>
            </Layer>
          )}
        </Layer>
      )}
    </>
  );
}

const press = async (name: string) => {
  (await screen.findByText(name)).focus();
  await person.keyboard('{Enter}');
};
const isOn = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

describe.each(['drawer', 'dialog'] as const)('a %s that is taken away', (layer) => {
  test('gives the focus back to what opened it, one in another to that', async () => {
    render(<Page layer={layer} />);
    await press('open');
    await press('more');
    await press('back');
    await isOn(screen.getByText('more'));
    await press('done');
    await isOn(screen.getByText('open'));
  });

  test('with another one in it gives it back to what opened the first', async () => {
    render(<Page layer={layer} />);
    await press('open');
    await press('more');
    await press('both');
    await isOn(screen.getByText('open'));
  });

  test('leaves it to whatever has taken it', async () => {
    render(<Page layer={layer} />);
    await press('open');
    const done = await screen.findByText('done');
    screen.getByLabelText('field').focus();
    done.click();
    await waitFor(() => expect(done).not.toBeInTheDocument());
    expect(screen.getByLabelText('field')).toHaveFocus();
  });

  test('does without what opened it where that has gone', async () => {
    const { rerender } = render(<Page layer={layer} />);
    await press('open');
    rerender(<Page layer={layer} hasOpener={false} />);
    await press('done');
    await waitFor(() => expect(screen.queryByText('done')).toBeNull());
    expect(document.body).toHaveFocus();
  });
});
