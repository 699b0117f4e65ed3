import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { FileDrop } from './file-drop.tsx';

const image = new File(['x'], 'cover.png', { type: 'image/png' });
const audio = new File(['x'], 'a.wav', { type: 'audio/wav' });

function drop(files: File[]) {
  fireEvent.drop(screen.getByRole('group', { name: 'Cover' }), { dataTransfer: { files } });
}

describe('FileDrop', () => {
  it('accepts one matching file and rejects the others', () => {
    const onFiles = vi.fn<(files: File[]) => void>();
    const onReject = vi.fn<(files: File[]) => void>();
    render(<FileDrop label="Cover" accept="image/*" onFiles={onFiles} onReject={onReject} />);
    drop([image]);
    drop([audio]);
    drop([image, image]);
    expect(onFiles.mock.calls).toEqual([[[image]]]);
    expect(onReject.mock.calls).toEqual([[[audio]], [[image, image]]]);
  });

  it('accepts nothing while disabled', () => {
    const onFiles = vi.fn<(files: File[]) => void>();
    render(<FileDrop label="Cover" isDisabled onFiles={onFiles} />);
    drop([image]);
    expect(onFiles).not.toHaveBeenCalled();
  });
});
