import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanup, render as renderPlain } from '@testing-library/react';
import { Dialog } from '../dialog/dialog.tsx';
import { PkRoot } from './root.tsx';

describe('PkRoot', () => {
  it('gives overlays its theme and direction, at the end of the body', () => {
    const open = (
      <Dialog isOpen title="Hello">
        text
      </Dialog>
    );
    const { rerender } = renderPlain(
      <PkRoot theme="dark" dir="rtl">
        {open}
      </PkRoot>,
    );
    const host = screen.getByRole('dialog').closest<HTMLElement>('.pk-overlays');
    expect(host?.parentElement).toBe(document.body);
    expect(host?.dataset['theme']).toBe('dark');
    expect(host?.dir).toBe('rtl');

    rerender(<PkRoot>{open}</PkRoot>);
    expect(host?.dataset['theme']).toBeUndefined();
    cleanup();
    expect(document.querySelector('.pk-overlays')).toBeNull();
  });
});
