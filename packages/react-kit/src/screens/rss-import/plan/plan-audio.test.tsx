import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PlanAudio } from './plan-audio.tsx';

const none = { format: 0, bit_rate: 0, bumpers: 0, loudness: 0 };

function Plan({ encoded, loudness = null }: { encoded: typeof none; loudness?: number | null }) {
  const [keepsAudio, setKeepsAudio] = useState(true);
  const [switchesLoudnessOff, setSwitchesLoudnessOff] = useState(false);
  const sums = { count: 3, seconds: 0, bytes: 0, unknown: 0, encoded };
  return (
    <PlanAudio
      {...{ sums, keepsAudio, setKeepsAudio, switchesLoudnessOff, setSwitchesLoudnessOff, loudness }}
    />
  );
}

const said = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const offer = () => screen.queryByRole('checkbox', { name: /Switch off the loudness/ });

describe('PlanAudio', () => {
  it('says nothing if all files stay as they are', () => {
    render(<Plan encoded={none} />);
    expect(said()).toEqual([]);
    expect(offer()).toBeNull();
  });

  it('says how many files are encoded and why, and offers to switch the loudness off', async () => {
    const user = userEvent.setup();
    render(<Plan encoded={{ format: 2, bit_rate: 1, bumpers: 0, loudness: 12 }} loudness={-16} />);
    expect(said()).toEqual([
      '12 chosen files are encoded all the same, because the show has a loudness of -16 LUFS.',
      '2 chosen files are encoded, because the format is not mp3.',
      '1 chosen file is encoded, because the bit rate is unusual.',
    ]);
    const box = offer();
    if (!box) throw new Error('The loudness can be switched off.');
    await user.click(box);
    expect(said()).toHaveLength(2);
    expect(said().join()).not.toContain('loudness');
  });

  it('says nothing of reasons if all audio is encoded anyway', async () => {
    const user = userEvent.setup();
    render(<Plan encoded={{ ...none, loudness: 1, bumpers: 3 }} loudness={-19} />);
    expect(said()).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: /as they are/ }));
    expect(said()).toEqual([]);
    expect(offer()).toBeNull();
  });

  it('offers no switch for bumpers', () => {
    render(<Plan encoded={{ ...none, bumpers: 3 }} loudness={-19} />);
    expect(said()).toEqual([
      '3 chosen files are encoded all the same, because the show plays audio before or after each episode.',
    ]);
    expect(offer()).toBeNull();
  });
});
