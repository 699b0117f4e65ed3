import { CliError } from '../../core/cli-error.ts';

const pattern = /^(?:(?:(\d+):)?([0-5]?\d):)?(\d+(?:\.\d{1,3})?)$/;

/** A position in an episode, `95.5`, `1:35.5` or `1:02:35`, in seconds. @throws CliError usage for any other text */
export function readPosition(text: string): number {
  const [, hours = '0', minutes, seconds = ''] = pattern.exec(text.trim()) ?? [];
  const isWrong = seconds === '' || (minutes !== undefined && Number(seconds) >= 60);
  if (isWrong) throw new CliError('usage', `"${text}" is not a position such as 1:35 or 95.5.`);
  return Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
}
