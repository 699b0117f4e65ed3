import { describe, expect, it } from 'vitest';
import type { EpisodeFinding } from '@postkit/sdk/schema';
import { english } from '../../../words/catalogue.ts';
import { ruleMessages } from './publish-dialog.messages.ts';
import { ruleChecks } from './rule-checks.ts';

function finding(changes: Partial<EpisodeFinding>): EpisodeFinding {
  const rule = { rule: 'I1', reason: 'Why.', fix: 'Mend it.', sources: [], connection_id: null };
  return { ...rule, level: 'error', field: null, message: 'By the station', ...changes };
}

const texts = (findings: readonly EpisodeFinding[]) =>
  ruleChecks(findings, [], english).map(({ text }) => text);

describe('ruleChecks', () => {
  it('has words of its own for every rule that an episode can break, whose message the station sends in English', () => {
    const errors = (['title', 'episode_number', 'soundbites', 'alternate_enclosures'] as const).map((field) =>
      finding({ field }),
    );
    const warnings = (['audio', 'chapters', 'description', 'alternate_enclosures'] as const).map((field) =>
      finding({ field, level: 'warning' }),
    );
    expect(texts([...errors, ...warnings])).toEqual([
      ...Object.values(ruleMessages.english.errors),
      ...Object.values(ruleMessages.english.warnings),
    ]);
  });

  it('shows the message of the station for other rules', () => {
    expect(texts([finding({ field: 'cover' })])).toEqual(['By the station']);
  });
});
