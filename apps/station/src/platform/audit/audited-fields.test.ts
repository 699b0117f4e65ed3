import { describe, expect, it } from 'vitest';
import { createAuditedFields, readFlag, readJson, readMoment } from './audited-fields.ts';

interface Row {
  id: number;
  title: string;
  paused: number;
  shows: string;
  ends_at: number | null;
  token: string;
  webhook: string;
}

const changesOf = createAuditedFields<Row>({
  id: 'hidden',
  title: 'shown',
  paused: { read: readFlag },
  shows: { as: 'show_ids', read: readJson },
  ends_at: { read: readMoment },
  token: 'secret',
  webhook: { as: 'alerts.address', isSecret: true },
});
const row: Row = {
  id: 1,
  title: 'Tide',
  paused: 0,
  shows: '[]',
  ends_at: null,
  token: 'a',
  webhook: 'https://x.example/t',
};

describe('createAuditedFields', () => {
  it('compares what each field shows, under its name, and keeps secrets', () => {
    const after = {
      id: 2,
      title: 'Tides',
      paused: 1,
      shows: '[7,8]',
      ends_at: 60,
      token: 'b',
      webhook: 'https://y.example/t',
    };
    expect(changesOf(row, after)).toEqual([
      { field: 'title', old: 'Tide', new: 'Tides', secret: false },
      { field: 'paused', old: 'false', new: 'true', secret: false },
      { field: 'show_ids', old: null, new: '7, 8', secret: false },
      { field: 'ends_at', old: null, new: '1970-01-01T00:01:00.000Z', secret: false },
      { field: 'token', old: null, new: null, secret: true },
      { field: 'alerts.address', old: null, new: null, secret: true },
    ]);
  });

  it('shows nothing of a hidden field, and nothing where nothing changed', () => {
    expect(changesOf(row, { ...row, id: 9 })).toEqual([]);
  });

  it('has the values of a new thing and of a deleted one', () => {
    expect(changesOf(null, row)).toContainEqual({ field: 'title', old: null, new: 'Tide', secret: false });
    expect(changesOf(row, null)).toContainEqual({ field: 'title', old: 'Tide', new: null, secret: false });
  });

  it('does not compile without a field, with one that the thing has not, or with a name that is no way of showing', () => {
    // @ts-expect-error -- `text` is missing
    createAuditedFields<{ id: number; text: string }>({ id: 'hidden' });
    // @ts-expect-error -- there is no `text`
    createAuditedFields<{ id: number }>({ id: 'hidden', text: 'shown' });
    // @ts-expect-error -- not a way of showing
    createAuditedFields<{ id: number }>({ id: 'maybe' });
    expect.assertions(0);
  });
});
