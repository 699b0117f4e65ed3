import { describe, expect, it } from 'vitest';
import type { DamagedAudio } from '../../audio-events/index.ts';
import { damageText } from './damage-text.ts';

const at = Date.UTC(2026, 0, 5, 8, 46, 10);
const logged: DamagedAudio = {
  title: 'Morning news',
  isLogged: true,
  segments: 2,
  fromMs: at,
  toMs: at + 9938,
};
const uploaded: DamagedAudio = {
  title: 'Interview',
  isLogged: false,
  segments: 1,
  fromMs: 3_725_000,
  toMs: 3_729_969,
};

describe('damageText', () => {
  it("names the time of day of logged audio, in the station's time zone", () => {
    expect(damageText([logged], 'Europe/Berlin')).toBe(
      '2 segments of audio are damaged and were left out: “Morning news” 09:46:10–09:46:19.',
    );
  });

  it('names the position in audio that was not logged', () => {
    expect(damageText([uploaded], 'UTC')).toBe(
      '1 segment of audio is damaged and was left out: “Interview” 1:02:05–1:02:09.',
    );
  });

  it('names five places at most', () => {
    const many = Array.from({ length: 8 }, () => ({ ...uploaded, fromMs: 0, toMs: 4969 }));
    expect(damageText(many, 'UTC')).toMatch(/^8 segments .*(“Interview” 0:00–0:04, ){5}3 more\.$/);
  });

  it('is empty without damage', () => {
    expect(damageText([], 'UTC')).toBe('');
  });
});
