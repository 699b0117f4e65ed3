import { expect, it } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

it('AUTO-021 replaces every %w by the day of the week and every %d by the full date', () => {
  expect(fillPlaceholders('%w, %d. A %w for %waking up, 100 % live', '2026-11-02')).toBe(
    'Monday, November 2, 2026. A Monday for Mondayaking up, 100 % live',
  );
});
