import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { Heading } from './heading.tsx';

describe('Heading', () => {
  it('takes the focus when its key changes', () => {
    const { rerender } = render(
      <Heading level={1} focusKey="/a">
        Shows
      </Heading>,
    );
    const heading = screen.getByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(heading);
    heading.blur();
    rerender(
      <Heading level={1} focusKey="/b">
        Episodes
      </Heading>,
    );
    expect(document.activeElement).toBe(heading);
  });
});
