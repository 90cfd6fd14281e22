import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { person } from '@tests/support/screen';
import { MomentInput } from './MomentInput';

const answers: (string | null)[] = [];

function Stage({ isEnd = false, start = null }: { isEnd?: boolean; start?: string | null }) {
  const [value, setValue] = useState(start);
  const change = (next: string | null) => {
    answers.push(next);
    setValue(next);
  };
  return (
    <>
      <MomentInput id="moment" kind="dateTime" isEnd={isEnd} value={value} onChange={change} />
      <input aria-label="next" />
    </>
  );
}

async function leaveWith(typed: string, stage = <Stage />) {
  answers.length = 0;
  render(stage);
  const input = document.getElementById('moment')!;
  await person.clear(input);
  await person.type(input, typed);
  await person.click(screen.getByLabelText('next'));
  return input;
}

test('a day that is typed without a time is the beginning of that day', async () => {
  expect(await leaveWith('2026-03-10')).toHaveValue('2026-03-10 00:00');
  expect(answers.at(-1)).toBe('2026-03-10 00:00:00');
});

test('where it is an end it is the end of that day, also in the place of another moment', async () => {
  expect(await leaveWith('2026-03-10', <Stage isEnd start="2026-03-08 18:00:59" />)).toHaveValue('2026-03-10 23:59');
  expect(answers.at(-1)).toBe('2026-03-10 23:59:59');
});

test('a time that follows the day is that time', async () => {
  expect(await leaveWith('2026-03-10 18:30')).toHaveValue('2026-03-10 18:30');
  await waitFor(() => expect(answers).toEqual(['2026-03-10 18:30:00']));
});

test('an end at midnight stays one', async () => {
  expect(await leaveWith('2026-03-10 00:00', <Stage isEnd />)).toHaveValue('2026-03-10 00:00');
  await waitFor(() => expect(answers).toEqual(['2026-03-10 00:00:59']));
});
