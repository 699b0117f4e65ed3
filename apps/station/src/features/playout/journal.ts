import type { PlayoutElement, PlayoutJournalEntry } from '@postkit/sdk/schema';
import type { PlayoutMessageRow } from './playout-tables.ts';

/** A stored message as the journal shows it. */
export function journalEntry(row: PlayoutMessageRow): PlayoutJournalEntry {
  return {
    id: row.id,
    input_id: row.input_id,
    arrived_at_ms: row.arrived_ms,
    peer: row.peer,
    text: row.text,
    bytes: row.body.length,
    elements: JSON.parse(row.elements) as PlayoutElement[],
    findings: JSON.parse(row.findings) as PlayoutJournalEntry['findings'],
    is_read: row.is_read === 1,
  };
}
