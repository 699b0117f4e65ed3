import { SignInPage } from '../pages/sign-in-page.ts';
import { expect, test } from '../support/test.ts';

const signInCall = '**/stations/api/v1/get_stations.json';

test('AUTH-012 AUTH-013 AUTH-054 each failure of a sign-in has its own text, which stays, and the page stays', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  const failures = [
    { text: 'The station cannot be reached. Check your connection, then try again.', respond: null },
    { text: 'Invalid email or password.', respond: { status: 401 } },
    { text: 'Your account is disabled. Ask an admin of your station to enable it.', respond: { status: 403 } },
    { text: 'Too many attempts to sign in. Try again in 5 minutes.', respond: { status: 429, headers: { 'retry-after': '300' } } },
    { text: 'The station is busy. Try again in 40 seconds.', respond: { status: 503, headers: { 'retry-after': '40' } } },
    { text: 'The station failed to sign you in. Try again in a moment.', respond: { status: 500 } },
  ];
  for (const { text, respond } of failures) {
    await page.route(signInCall, (route) => (respond ? route.fulfill({ ...respond, json: { error_message: 'no' } }) : route.abort()));
    await signIn.logIn();
    const shown = page.getByText(text);
    await expect(shown).toHaveAttribute('data-new', 'true');
    await page.unroute(signInCall);
  }
  const last = page.getByText('The station failed to sign you in.');
  await expect(last).not.toHaveAttribute('data-new');
  await expect(last).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
});
