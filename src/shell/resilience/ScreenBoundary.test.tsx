import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorLog } from '@/core/error-log/errorLog';
import { hideFromLog } from '@/core/error-log/redact';
import { press } from '@tests/support/screen';
import { ScreenBoundary } from './ScreenBoundary';

jest.mock('@/core/i18n', () => {
  const { chinese } = jest.requireActual('@tests/support/texts');
  return { ...chinese, useText: () => chinese.text };
});

const TOKEN = 'token-of-somebody-0123456789';

beforeEach(() => {
  errorLog.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Two screens beside each other; the first fails while the test wants it to. */
function drawn() {
  const state = { isBroken: true };
  function Breaking() {
    if (state.isBroken) throw new Error(`no rows for ${TOKEN}`);
    return <p>展会列表</p>;
  }
  render(
    <>
      <ScreenBoundary>
        <Breaking />
      </ScreenBoundary>
      <ScreenBoundary>
        <input aria-label="名称" />
      </ScreenBoundary>
    </>,
  );
  return state;
}

test('a screen that breaks takes no other one with it, says so, and is tried again', async () => {
  hideFromLog(TOKEN);
  const state = drawn();
  await userEvent.type(screen.getByLabelText('名称'), '春季');
  expect(screen.getByRole('heading')).toHaveTextContent('页面出错了');
  expect(errorLog.get().map(({ kind, message }) => [kind, message])).toEqual([['screen', 'Error: no rows for ***']]);
  await press('重试');
  expect(screen.getByRole('heading')).toBeVisible();
  state.isBroken = false;
  await press('重试');
  expect(screen.getByText('展会列表')).toBeVisible();
  expect(screen.getByLabelText('名称')).toHaveValue('春季');
});

test('what is copied for the help desk says what happened and where, and holds no token', async () => {
  hideFromLog(TOKEN);
  drawn();
  await press('复制错误信息');
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('no rows for ***');
  expect(copied).not.toContain(TOKEN);
});
