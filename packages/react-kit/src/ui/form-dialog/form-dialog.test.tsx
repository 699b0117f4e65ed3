import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

function open(overrides: Partial<FormDialogProps> = {}) {
  const onSubmit = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const { user } = render(
    <FormDialog title="Rename" submitLabel="Save" {...{ onSubmit, onCancel }} {...overrides}>
      <input aria-label="Name" />
    </FormDialog>,
  );
  return { user, onSubmit, onCancel };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Name' });

describe('FormDialog', () => {
  it('submits with the button and with Enter, and cancels with the button and with Escape', async () => {
    const { user, onSubmit, onCancel } = open();
    expect(screen.getByRole('dialog', { name: 'Rename' })).toBeDefined();
    await user.click(button('Save'));
    await user.type(field(), 'News{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await user.click(button('Cancel'));
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  it('neither submits nor closes while busy', async () => {
    const { user, onSubmit, onCancel } = open({ isBusy: true });
    await user.type(field(), 'News{Enter}{Escape}');
    await user.click(button('Cancel'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('does not submit with Enter what the button refuses', async () => {
    const { user, onSubmit } = open({ isSubmitDisabled: true });
    expect(button('Save')).toHaveProperty('disabled', true);
    await user.type(field(), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('warns before a deletion, with the words of the caller', () => {
    open({ isDanger: true, cancelLabel: 'Keep it' });
    expect(screen.getByRole('alertdialog', { name: 'Rename' })).toBeDefined();
    expect(button('Keep it')).toBeDefined();
  });
});
