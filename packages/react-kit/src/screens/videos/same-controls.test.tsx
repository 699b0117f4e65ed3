import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeSettings } from '@postkit/sdk/testing';
import { createButton, openVideos } from './testing/open-videos.tsx';

it('EPLIST-003 VideosScreen has the same controls for admins, users and Avess stations', async () => {
  const labels: string[][] = [];
  for (const settings of [
    {},
    { company_admin: true },
    { is_AVESS: true },
    { company_admin: true, is_AVESS: true },
  ]) {
    openVideos({ answers: { 'settings.get': () => makeSettings(settings) } });
    await createButton();
    const controls = ['button', 'searchbox', 'columnheader'].flatMap((role) => screen.getAllByRole(role));
    labels.push(controls.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''));
    cleanup();
  }
  expect(labels[0]?.length).toBeGreaterThan(8);
  for (const others of labels.slice(1)) expect(others).toEqual(labels[0]);
});
