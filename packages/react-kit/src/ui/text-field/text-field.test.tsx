import { screen } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { render } from '../testing/render.tsx';
import { TextField } from './text-field.tsx';

function Form({ onSave }: { onSave: (values: { title: string }) => void }) {
  const form = useForm({ defaultValues: { title: '' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <Controller
        control={form.control}
        name="title"
        rules={{ required: 'Title is required.' }}
        render={({ field, fieldState }) => (
          <TextField
            label="Title"
            description="Shown in players."
            {...field}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

describe('TextField', () => {
  it('focuses the control of the first error when its form is submitted, and describes it with the error', async () => {
    const onSave = vi.fn<(values: { title: string }) => void>();
    const { user } = render(<Form onSave={onSave} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const error = await screen.findByText('Title is required.');
    const input = screen.getByRole('textbox', { name: 'Title' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
    expect(input.getAttribute('aria-describedby')?.split(' ')).toHaveLength(2);
    expect(document.activeElement).toBe(input);

    await user.type(input, 'Morning');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave.mock.lastCall?.[0]).toEqual({ title: 'Morning' });
  });
});
