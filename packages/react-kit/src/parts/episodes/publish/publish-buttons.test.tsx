import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublishNext, PublishPlan, type PublishPlanProps } from './publish-buttons.tsx';

const plan = {
  id: 'p',
  moment: Date.UTC(2026, 10, 24, 12) / 1000,
  zone: 'America/New_York',
  destinationCount: 1,
};

function show(primary: PublishPlanProps['primary']) {
  const { container, unmount } = render(
    <>
      <PublishPlan {...plan} primary={primary} />
      <PublishNext {...plan} primary={primary} />
    </>,
  );
  const seen = {
    others: screen.getAllByRole('term').map(({ textContent }) => textContent),
    next: container.querySelector('p')?.textContent,
    ids: [...container.querySelectorAll('[id]')].map(({ id }) => id).toSorted(),
  };
  unmount();
  return seen;
}

it('says above the buttons what the primary one does and its keys, and below what the others do', () => {
  const ids = ['p-publish', 'p-save', 'p-schedule'];
  expect(show('publish')).toEqual({
    others: ['Schedule', 'Save'],
    next: 'Goes out now to 1 destination.CtrlEnter',
    ids,
  });
  expect(show('schedule')).toEqual({
    others: ['Publish now', 'Save'],
    next: 'Scheduled for Tue, Nov 24, 2026, 07:00 (America/New_York), to 1 destination.CtrlEnter',
    ids,
  });
});
