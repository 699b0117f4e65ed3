import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { menuOf, openEpisodes, row } from './testing/open-episodes.tsx';

it('EPLIST-003 EpisodesScreen has the same controls and row menu for admins, users and Avess stations', async () => {
  const labels: string[][] = [];
  for (const settings of [
    {},
    { company_admin: true },
    { is_AVESS: true },
    { company_admin: true, is_AVESS: true },
  ]) {
    openEpisodes({ answers: { 'settings.get': () => makeSettings(settings) } });
    await row(/Morning Drive/);
    const controls = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
    const names = controls.map((control) => control.getAttribute('aria-label') ?? control.textContent);
    labels.push([...names, ...(await menuOf('Morning Drive'))]);
    cleanup();
  }
  expect(labels[0]?.length).toBeGreaterThan(6);
  for (const others of labels.slice(1)) expect(others).toEqual(labels[0]);
});
