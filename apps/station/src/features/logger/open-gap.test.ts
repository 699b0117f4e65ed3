import { describe, expect, it } from 'vitest';
import { freshCut } from './log-cut.ts';
import { openGap } from './open-gap.ts';
import { notRecording } from './recording-monitor.ts';

const cut = { ...freshCut, end_ms: 60_000 };

describe('openGap', () => {
  it.each(['lost', 'disk_full'] as const)('lists an outage from its first moment: %s', (state) => {
    expect(openGap(cut, { ...notRecording, state }, 60_000)).toMatchObject({ from_ms: 60_000, open: true });
  });

  it('lists nothing for the moment of the first connection', () => {
    expect(openGap(cut, { ...notRecording, state: 'connecting' }, 60_900)).toBeNull();
  });
});
