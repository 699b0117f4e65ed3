import { describe, expect, it } from 'vitest';
import { agentLists, LISTS } from './agent-lists.mjs';

const origin = { source: 'https://code.example/agents', commit: 'abc', date: '2026-08-06' };
const file = (...entries: { name: string; pattern: string; category?: string; examples?: string[] }[]) => ({
  entries,
});
const files = (bots = file({ name: 'Bot', pattern: '^bot/', examples: ['bot/1'] })) =>
  Object.fromEntries(
    LISTS.map((list) => [
      list,
      list === 'bots' ? bots : file({ name: list, pattern: `^${list}`, category: 'kind' }),
    ]),
  );

describe('agentLists', () => {
  it('separates the patterns, in their order, from the examples', () => {
    const { runtime, examples } = agentLists(origin, files());
    expect(runtime).toMatchObject({
      ...origin,
      licence: 'MIT',
      lists: { bots: [['Bot', '^bot\\/']], apps: [['apps', '^apps', 'kind']] },
    });
    expect(examples).toMatchObject({ bots: [['Bot', 'bot/1']], apps: [] });
  });

  it('refuses an empty list and a pattern that is no regular expression', () => {
    expect(() => agentLists(origin, files(file()))).toThrow('The list bots is empty.');
    expect(() => agentLists(origin, files(file({ name: 'Bot', pattern: '(' })))).toThrow(SyntaxError);
  });
});
