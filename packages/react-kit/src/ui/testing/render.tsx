import { render as renderPlain } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { PkRoot } from '../root/root.tsx';

/** Renders an element inside the kit's root and sets up a user for it. */
export function render(element: ReactElement) {
  const user = userEvent.setup();
  return { user, ...renderPlain(element, { wrapper: PkRoot }) };
}
