import type { DamagedAudio } from '../../audio-events/index.ts';
import { clockTime } from './clock-time.ts';

/** Named places; a longer list would not be read. */
const mostNamed = 5;

/** Lists the damaged archive audio that a render left out, for station staff; empty for none. */
export function damageText(damage: readonly DamagedAudio[], timeZone: string): string {
  const segments = damage.reduce((sum, { segments: count }) => sum + count, 0);
  if (segments === 0) return '';
  const places = damage.slice(0, mostNamed).map((one) => `“${one.title}” ${spanOf(one, timeZone)}`);
  const more = damage.length > mostNamed ? [`${damage.length - mostNamed} more`] : [];
  const subject =
    segments === 1
      ? '1 segment of audio is damaged and was left out'
      : `${segments} segments of audio are damaged and were left out`;
  return `${subject}: ${[...places, ...more].join(', ')}.`;
}

function spanOf({ isLogged, fromMs, toMs }: DamagedAudio, timeZone: string): string {
  const format = (ms: number) =>
    isLogged ? clockTime(new Date(ms), timeZone, { seconds: true }) : position(ms);
  return `${format(fromMs)}–${format(toMs)}`;
}

/** `1:02:03`, or `2:03` within the first hour. */
function position(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
