/** @jest-environment-options {"zone":"America/New_York"} */
import { render, screen, waitFor } from '@testing-library/react';
import { provideKit } from '../host';
import { person } from '@tests/support/screen';
import { MomentInput } from './MomentInput';

const answers: (string | null)[] = [];

function show(value: string | null = null) {
  answers.length = 0;
  render(<MomentInput id="moment" kind="dateTime" value={value} onChange={(next) => void answers.push(next)} />);
  return document.getElementById('moment')!;
}

beforeAll(() => provideKit({ now: () => Date.parse('2026-11-01T05:30:00Z') }));

test('the browser of this test is in a zone whose summer time begins on this night', () => {
  expect(new Date(2027, 2, 14, 2, 30).getHours()).toBe(3);
});

test('an hour that the browser leaves out is shown as it is, and can be typed', async () => {
  expect(show('2027-03-14 02:30:00')).toHaveValue('2027-03-14 02:30');
  const input = document.getElementById('moment')!;
  await person.clear(input);
  await person.type(input, '2027-03-14 02:45');
  await person.tab();
  await waitFor(() => expect(answers.at(-1)).toBe('2027-03-14 02:45:00'));
});

test('now is now in Shanghai', async () => {
  await person.click(show());
  await person.click(await screen.findByText('Now'));
  await waitFor(() => expect(answers.at(-1)).toBe('2026-11-01 13:30:00'));
});
