import { screen } from '@testing-library/react';
import { cleanup, render as renderPlain } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('opens overlays in the shadow root that it is in, or in the element that the page names', () => {
    const frame = document.createElement('div');
    document.body.append(frame);
    const shadow = frame.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    shadow.append(container);
    const { rerender } = renderPlain(<PkRoot>text</PkRoot>, { container });
    expect(shadow.querySelector('.pk-overlays')?.parentNode).toBe(shadow);
    rerender(<PkRoot overlays={container}>text</PkRoot>);
    expect(shadow.querySelector('.pk-overlays')?.parentNode).toBe(container);
    cleanup();
    expect(shadow.querySelector('.pk-overlays')).toBeNull();
    frame.remove();
  });
});
