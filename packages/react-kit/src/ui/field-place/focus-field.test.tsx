import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { FieldPlace } from './field-place.tsx';
import { focusField } from './focus-field.ts';

function open() {
  render(
    <main>
      <FieldPlace name="number">
        <button>Less</button>
        <input aria-label="Number" />
      </FieldPlace>
      <FieldPlace name="kind">
        <button>Kind</button>
      </FieldPlace>
      <FieldPlace name="credit chapters">
        <Disclosure label="More" help="Credit, chapters" isOpenAtFirst={false} isHeldOpen={false}>
          <input aria-label="Credit" />
          <FieldPlace name="chapters">
            <textarea aria-label="Chapters" />
          </FieldPlace>
        </Disclosure>
      </FieldPlace>
    </main>,
  );
  return screen.getByRole('main');
}

describe('focusField', () => {
  it('focuses the box of a field before its buttons, or its button', () => {
    const root = open();
    focusField(root, 'number');
    expect(document.activeElement).toBe(screen.getByLabelText('Number'));
    focusField(root, 'kind');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kind' }));
  });

  it('opens the section that folds the field', async () => {
    focusField(open(), 'chapters');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Chapters')));
  });

  it('leaves the focus for a field that is not there', () => {
    focusField(open(), 'cover');
    expect(document.activeElement).toBe(document.body);
  });
});
