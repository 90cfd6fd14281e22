import { act, render, screen } from '@testing-library/react';
import { lazyField } from './lazyField';

interface Props {
  mode: string;
  fieldProps?: { id: string; placeholder?: string };
}

/** A field whose file arrives when it is told to. */
function lateField() {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Real = ({ mode, fieldProps }: Props) => <output id={fieldProps?.id}>{`real ${mode}`}</output>;
  const Field = lazyField(() => arrived.then(() => ({ default: Real })));
  return { Field, arrive: () => act(() => Promise.resolve(arrive())) };
}

test('a field that is edited keeps its place until its control is there', async () => {
  const { Field, arrive } = lateField();
  render(<Field mode="edit" fieldProps={{ id: 'start', placeholder: 'When' }} />);
  const placeholder = screen.getByPlaceholderText('When');
  expect(placeholder).toBeDisabled();
  expect(placeholder).toHaveAttribute('id', 'start');
  await arrive();
  expect(await screen.findByText('real edit')).toHaveAttribute('id', 'start');
  expect(screen.queryByPlaceholderText('When')).toBeNull();
});

test('a field that is read shows nothing before', async () => {
  const { Field, arrive } = lateField();
  const { container } = render(<Field mode="read" />);
  expect(container).toBeEmptyDOMElement();
  await arrive();
  expect(await screen.findByText('real read')).toBeVisible();
});
