import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { DUPLICATE_KIND } from '@/contract/master-data/duplicates';
import { renderApp } from '@tests/support/renderApp';
import { fill } from '@tests/support/screen';
import { stage } from '@tests/support/stage';
import { DuplicateHints } from './DuplicateHints';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

function Form() {
  const [name, setName] = useState('');
  const [approvalNo, setApprovalNo] = useState('');
  return (
    <>
      <input aria-label="名称" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="文号" value={approvalNo} onChange={({ target }) => setApprovalNo(target.value)} />
      <DuplicateHints kind={DUPLICATE_KIND.customer} form={{ name }} linkOf={({ id }) => `/customer?id=${id}`} />
      <DuplicateHints kind={DUPLICATE_KIND.goods} form={{ name: '', approvalNo }} />
    </>
  );
}

const title = () => screen.queryByText('疑似重复');

test('what is like the form is shown as soon as it is, with a link, and goes with the words', async () => {
  stage.draw = () => <Form />;
  await renderApp('/dashboard', { as: 'op.hubei' });
  expect(title()).toBeNull();
  await fill(await screen.findByLabelText('名称'), '春晖大药房');
  expect(await screen.findByText('疑似重复')).toBeVisible();
  expect(screen.getByRole('link', { name: /春晖药店/ })).toHaveAttribute('href', '/customer?id=C128');
  expect(screen.getAllByText('可能重复').length).toBeGreaterThan(0);
  await fill(screen.getByLabelText('名称'), '鹤鸣大药房');
  await waitFor(() => expect(title()).toBeNull());
  // The record belongs to Shanghai: a user of Hubei learns only that it exists.
  await fill(screen.getByLabelText('名称'), '上海康泰大药房');
  expect(await screen.findByText('其他公司有相似记录，请联系总部')).toBeVisible();
  expect(screen.queryByText(/C196/)).toBeNull();
});
