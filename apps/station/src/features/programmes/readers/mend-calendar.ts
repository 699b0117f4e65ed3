import { UnreadableProgrammes } from './source-week.ts';

/**
 * A calendar whose last lines are missing between entries gets its ends, because some programs never write them.
 * @throws UnreadableProgrammes for one that is cut inside an entry
 */
export function mendCalendar(text: string, note: (finding: string) => void): string {
  const source = text.replace(/^\ufeff/, '').trimStart();
  if (!/^BEGIN:VCALENDAR/i.test(source))
    throw new UnreadableProgrammes('This is not a calendar: it does not begin with BEGIN:VCALENDAR.');
  const open: string[] = [];
  const lines: string[] = [];
  for (const line of source.split(/\r\n|\n|\r/)) {
    if (line.trim() === '') continue;
    lines.push(line);
    const [, kind, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (!kind) continue;
    if (kind.toUpperCase() === 'BEGIN') open.push(name.toUpperCase());
    else if (open.at(-1) === name.toUpperCase()) open.pop();
  }
  if (open.length === 0) return `${lines.join('\r\n')}\r\n`;
  if (open.some((name) => name !== 'VCALENDAR'))
    throw new UnreadableProgrammes('The calendar ends inside an entry: its rest is missing.');
  note('The last line of the calendar was missing.');
  return `${[...lines, ...open.map((name) => `END:${name}`)].join('\r\n')}\r\n`;
}
