import type { PlayoutElement, PlayoutReading } from '@postkit/sdk';

/** The content of messages: a line for each element, and one for each remark. */
export function readingLines({
  messages,
  findings,
}: Pick<PlayoutReading, 'messages' | 'findings'>): string[] {
  const remarks = findings.map(({ level, text }) => `${level}: ${text}`);
  return [
    ...messages.map(lineOf),
    ...remarks,
    ...(messages.length + remarks.length === 0 ? ['Nothing.'] : []),
  ];
}

function lineOf({ fate, reason, started_at_ms, planned_ms, ...element }: PlayoutElement): string {
  const parts = [
    fate,
    started_at_ms === null ? '' : new Date(started_at_ms).toISOString(),
    element.type,
    element.cart,
    [element.artist, element.title].filter(Boolean).join(' - '),
    planned_ms === null ? '' : `${planned_ms / 1000} s`,
    element.category,
    reason,
  ];
  return parts.filter((part) => part !== '').join('  ');
}
