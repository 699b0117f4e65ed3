import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeRecording } from '../../../testing/make-recording.ts';
import { RecordingFacts } from './recording-facts.tsx';

describe('RecordingFacts', () => {
  it.each([true, false])('warns of opposite phase: %s', (is_opposite_phase) => {
    render(<RecordingFacts recording={makeRecording({ is_opposite_phase })} zone="Europe/Berlin" isLive />);
    expect(screen.queryByText(/opposite phase: mono players hear nothing/) !== null).toBe(is_opposite_phase);
  });
});
