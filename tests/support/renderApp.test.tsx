import { history } from '@umijs/max';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from './renderApp';

const path = () => history.location.pathname + history.location.search;

test('whoever is not signed in lands on the sign-in page', async () => {
  await renderApp('/dashboard');
  expect(path()).toBe('/login?redirect=%2Fdashboard');
  expect(await screen.findByLabelText('用户名')).toBeVisible();
});

test('an account is led through the sign-in to the path', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  expect(await screen.findByText('林小雨')).toBeVisible();
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('the next test finds nobody signed in', async () => {
  await renderApp('/dashboard');
  expect(path()).toBe('/login?redirect=%2Fdashboard');
});

test('it speaks Chinese, or what the test asks for', async () => {
  await renderApp('/login', { language: 'en' });
  expect(await screen.findByLabelText('User name')).toBeVisible();
});
