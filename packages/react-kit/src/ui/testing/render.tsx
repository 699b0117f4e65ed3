import { cleanup, render as renderPlain } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
import { PkRoot } from '../root/root.tsx';

afterEach(cleanup);

/** Renders an element inside the kit's root and sets up a user for it. */
export function render(element: ReactElement) {
  const user = userEvent.setup();
  return { user, ...renderPlain(element, { wrapper: PkRoot }) };
}
