import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../testing/fake-station.ts';
import { openEditor } from '../testing/open-editor.tsx';

describe('the waveform of the day', () => {
  it('says that it could not be loaded, then that its gaps could not, and loads each again by Retry', async () => {
    const broken = new Set(['peaks', 'silences']);
    const { user } = openEditor({
      answers: {
        'logger.peaks': ({ query: { start, end } }) =>
          broken.has('peaks')
            ? failure(500, 'No.')
            : { start: Number(start), end: Number(end), min: [-9], max: [9] },
        'logger.silences': () => (broken.has('silences') ? failure(500, 'No.') : { silences: [] }),
      },
    });
    const strip = within(await screen.findByRole('group', { name: 'Waveform of the day' }));
    await waitFor(() =>
      expect(strip.getByRole('alert').textContent).toContain('Could not load the waveform.'),
    );
    broken.delete('peaks');
    await user.click(strip.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(strip.getByRole('alert').textContent).toContain('Could not load gaps and silences.'),
    );
    broken.delete('silences');
    await user.click(strip.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(strip.queryByRole('alert')).toBeNull());
  });
});
