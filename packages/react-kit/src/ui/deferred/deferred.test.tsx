import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type WithResolvers, withResolvers } from '../../testing/with-resolvers.ts';
import type { FieldProps } from '../field/field-props.ts';
import { render } from '../testing/render.tsx';
import { deferred, type Deferred } from './deferred.ts';
import { NotLoadedWindow } from './not-loaded-window.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { StreamedField } from './streamed-field.tsx';
import { type Takeover, useDeferredTrigger } from './use-deferred-trigger.ts';
import { useTakeover } from './use-takeover.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** Code that loads when the test says so. `loadPart` tries twice, so a failure takes two rejections. */
function pending<Part extends object>(part: Part) {
  const waiting: WithResolvers<Part>[] = [];
  const code = deferred(() => {
    const one = withResolvers<Part>();
    waiting.push(one);
    return one.promise;
  });
  return {
    code,
    loads: () => waiting.length,
    arrive: async () => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.at(-1)?.resolve(part);
    },
    fail: async () => {
      for (const attempt of [0, 1]) {
        const known = waiting.length - 1 + attempt;
        await waitFor(() => expect(waiting.length).toBeGreaterThan(known));
        waiting.at(-1)?.reject(new TypeError('Failed to fetch'));
      }
    },
  };
}

type ControlProps = { takeover: Takeover | undefined };

function Control({ takeover }: ControlProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, , focus] = useTakeover(takeover, button);
  return (
    <>
      <button ref={button}>Actions</button>
      {isOpen && <p data-focus={focus}>Opened</p>}
    </>
  );
}

function Trigger({ code }: { code: Deferred<ComponentType<ControlProps>> }) {
  const { part: Part, takeover, hasFailed, button } = useDeferredTrigger(code);
  if (Part) return <Part takeover={takeover} />;
  return (
    <>
      <button data-plain {...button}>
        Actions
      </button>
      {hasFailed && <NotLoaded />}
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Actions' });

describe('useDeferredTrigger', () => {
  it('opens the control in place of the pressed button when its code arrives, with the focus', async () => {
    const { code, arrive } = pending(Control);
    const { user } = render(<Trigger code={code} />);
    await user.click(button());
    expect(button().getAttribute('aria-busy')).toBe('true');
    await arrive();
    expect(await screen.findByText('Opened')).toBeDefined();
    expect(button().hasAttribute('data-plain')).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it.each([
    ['{Enter}', 'first'],
    ['{ArrowDown}', 'first'],
    ['{ArrowUp}', 'last'],
  ])('opens the control by %s with the focus on its %s item', async (key, item) => {
    const { code, arrive } = pending(Control);
    const { user } = render(<Trigger code={code} />);
    button().focus();
    await user.keyboard(key);
    await arrive();
    expect((await screen.findByText('Opened')).dataset['focus']).toBe(item);
  });

  it('replaces the button closed when it has the keyboard’s focus', async () => {
    const { code, arrive } = pending(Control);
    const { user } = render(<Trigger code={code} />);
    await user.tab();
    await arrive();
    await waitFor(() => expect(button().hasAttribute('data-plain')).toBe(false));
    expect(screen.queryByText('Opened')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('keeps the button and the focus where they are if the user left before the code arrived', async () => {
    const { code, arrive } = pending(Control);
    const { user } = render(
      <>
        <Trigger code={code} />
        <input aria-label="Next" />
      </>,
    );
    await user.click(button());
    await user.tab();
    await arrive();
    await waitFor(() => expect(code.current()).toBeDefined());
    expect(button().hasAttribute('data-plain')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Next' }));
  });

  it('reports code that does not load, and loads it again at the next press', async () => {
    const { code, fail, arrive, loads } = pending(Control);
    const { user } = render(<Trigger code={code} />);
    await user.click(button());
    await fail();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
    const before = loads();
    await user.click(button());
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    await arrive();
    expect(await screen.findByText('Opened')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('StreamedField', () => {
  function Field({ label }: FieldProps) {
    return <input aria-label={label} />;
  }

  it('keeps the place of the field until its code arrives', async () => {
    const { code, arrive } = pending(Field);
    render(<StreamedField code={code} props={{ label: 'Date' }} />);
    expect(screen.getByRole('group', { name: 'Date' }).getAttribute('aria-busy')).toBe('true');
    await arrive();
    expect(await screen.findByRole('textbox', { name: 'Date' })).toBeDefined();
  });

  it('offers to load the code again', async () => {
    const { code, fail, arrive } = pending(Field);
    const { user } = render(<StreamedField code={code} props={{ label: 'Date' }} />);
    await fail();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await arrive();
    expect(await screen.findByRole('textbox', { name: 'Date' })).toBeDefined();
  });
});

describe('NotLoadedWindow', () => {
  it('offers to load the window again or to close it', async () => {
    const [onRetry, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { user } = render(<NotLoadedWindow onRetry={onRetry} onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
