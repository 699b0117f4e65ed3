import { describe, expect, it, vi } from 'vitest';
import type { Command } from '../../host/commands/command.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';

function memory(values: Record<string, string> = {}) {
  const stored = new Map(Object.entries(values));
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
}

const make = (id: string, to?: string): Command => ({ id, label: id, group: 'Go to', to, run: () => {} });
const station = 'wxyz';

describe('recent commands', () => {
  it('are the last five that the user ran at the station, newest first', () => {
    const storage = memory();
    const offered = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => make(id));
    for (const command of [...offered, ...offered.slice(2, 3)])
      rememberCommand(storage, station, 'ada', command);
    const ids = (user: string) =>
      recentCommands(storage, { station, user, offered, open: () => {} }).map(({ id }) => id);
    expect(ids('ada')).toEqual(['c', 'f', 'e', 'd', 'b']);
    expect(ids('bob')).toEqual([]);
  });

  it('open an episode that no search has found yet, and omit an action that is no longer offered', () => {
    const storage = memory();
    const open = vi.fn<(to: string) => void>();
    rememberCommand(storage, station, 'ada', make('log-source'));
    rememberCommand(storage, station, 'ada', make('episode-7', '/wxyz/seven'));
    const recent = recentCommands(storage, { station, user: 'ada', offered: [], open });
    expect(recent.map(({ id }) => id)).toEqual(['episode-7']);
    recent[0]?.run();
    expect(open).toHaveBeenCalledWith('/wxyz/seven');
  });

  it('are none if the stored value is broken', () => {
    const storage = memory({ 'recent-commands-wxyz-ada': '[{"id":1},' });
    expect(recentCommands(storage, { station, user: 'ada', offered: [], open: () => {} })).toEqual([]);
  });
});
