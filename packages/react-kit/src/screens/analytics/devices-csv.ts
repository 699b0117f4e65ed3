import type { DeviceFigures } from '@postkit/sdk/schema';

/** Downloads by device as CSV after RFC 4180, with a byte order mark for spreadsheets. */
export function devicesCsv(devices: DeviceFigures['devices']): string {
  const lines = [
    ['Device', 'Operating System', 'Downloads'],
    ...devices.map((row) => [row.device, row.system, String(row.downloads)]),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
