import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../menu/menu.tsx';
import { render } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';

function NewUser() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New User
      </button>
      {isOpen && (
        <Dialog isOpen title="New User">
          <input aria-label="Name" />
          <button type="button" onClick={() => setOpen(false)}>
            Save
          </button>
        </Dialog>
      )}
    </>
  );
}

describe('Dialog', () => {
  it('is named by its title, traps the focus, and closes with Escape and its close button', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = render(
      <Dialog isOpen title="New User" onClose={onClose}>
        <input aria-label="Name" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'New User' });
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('closes with Escape while nothing has the focus, and leaves that to the last of two dialogs', () => {
    const [closeFirst, closeLast] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(
      <>
        <Dialog isOpen title="Holidays" onClose={closeFirst}>
          Two days
        </Dialog>
        <Dialog isOpen title="Days" onClose={closeLast}>
          <button type="button">Delete</button>
        </Dialog>
      </>,
    );
    // As after the button was removed, before React Aria moves the focus in the next frame.
    const focused = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    focused.mockRestore();
    expect(closeLast).toHaveBeenCalledOnce();
    expect(closeFirst).not.toHaveBeenCalled();
  });

  it('returns the focus after Enter in its form, even if a transition on the page never ends', async () => {
    const { user } = render(<NewUser />);
    const opener = screen.getByRole('button', { name: 'New User' });
    await user.click(opener);
    fireEvent(
      document.body,
      Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName: 'color' }),
    );
    // A browser fires this click for Enter in a form with a submit button.
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('returns the focus to the button of the menu that opened it', async () => {
    function DayMenu() {
      const [isOpen, setOpen] = useState(false);
      const items = [{ id: 'all', label: 'Add all', onAction: () => setOpen(true) }];
      return (
        <>
          <Menu label="More" groups={[{ id: 'day', items }]} />
          {isOpen && (
            <Dialog isOpen title="Add all events" onClose={() => setOpen(false)}>
              Really?
            </Dialog>
          )}
        </>
      );
    }
    const { user } = render(<DayMenu />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add all' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
  });

  it('returns the focus after it has replaced another dialog', async () => {
    function LoadedForm() {
      const [state, setState] = useState<'closed' | 'loading' | 'loaded'>('closed');
      return (
        <>
          <button type="button" onClick={() => setState('loading')}>
            Log source
          </button>
          {state === 'loading' && (
            <Dialog key="loading" isOpen title="Loading" onClose={() => {}}>
              <button type="button" onClick={() => setState('loaded')}>
                Load
              </button>
            </Dialog>
          )}
          {state === 'loaded' && (
            <Dialog key="loaded" isOpen title="Loaded" onClose={() => setState('closed')}>
              <input aria-label="Address" />
            </Dialog>
          )}
        </>
      );
    }
    const { user } = render(<LoadedForm />);
    const opener = screen.getByRole('button', { name: 'Log source' });
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    screen.getByRole('textbox', { name: 'Address' }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('cannot be closed by the user without onClose', async () => {
    const { user } = render(
      <Dialog isOpen title="Processing">
        Please wait
      </Dialog>,
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Processing' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
