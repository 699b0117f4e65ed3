import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DestinationLabel } from './destination-label.tsx';

it('SETUP-059 the label of a Twitter destination has an @ before its title', () => {
  const { container } = render(<DestinationLabel destination={{ type: 'twitter', title: 'harbour' }} />);
  expect(container.textContent).toBe('@harbourTwitter');
});
