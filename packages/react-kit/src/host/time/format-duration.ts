import type { Catalogue } from '../../words/catalogue.ts';
import { timeMessages } from './time.messages.ts';
function parts(seconds: number) {
  const whole = Math.max(0, Math.round(seconds));
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor((whole % 3600) / 60),
    rest: whole % 60,
    whole,
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A duration in seconds as `h:mm:ss`, for lists. */
export function formatListDuration(seconds: number): string {
  const { hours, minutes, rest } = parts(seconds);
  return `${hours}:${two(minutes)}:${two(rest)}`;
}

/** `mm:ss`, or `hh:mm:ss` above 3599 seconds. */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest, whole } = parts(seconds);
  return whole > 3599 ? `${two(hours)}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

/** `N hr M min` from an hour on, `N min` below, for running text. */
export function formatLongDuration(seconds: number, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(timeMessages);
  const minutes = Math.round(Math.max(0, seconds) / 60);
  return minutes >= 60 ? messages.hours(Math.floor(minutes / 60), minutes % 60) : messages.minutes(minutes);
}
