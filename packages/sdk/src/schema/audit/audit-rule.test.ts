import { describe, expect, it } from 'vitest';
import type { Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { auditRuleOf, namedInAuditRules } from './audit-rule.ts';

const all = new Map(
  Object.values(operations).flatMap((domain) =>
    Object.values<Operation>(domain).map((one) => [one.id, one] as const),
  ),
);
const ruleOf = (id: string) => {
  const operation = all.get(id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return auditRuleOf(operation);
};

describe('the rules of the audit log', () => {
  it('name only operations that exist', () => {
    expect(namedInAuditRules.filter((id) => !all.has(id))).toEqual([]);
  });

  it('cover every operation that changes something, or say that it leaves no entry', () => {
    const writes = [...all.values()].filter(({ method, effect }) => method !== 'GET' || effect);
    const forgotten = writes.filter(
      (operation) => auditRuleOf(operation) === null && !namedInAuditRules.includes(operation.id),
    );
    expect(forgotten.map(({ id }) => id)).toEqual([]);
    expect(writes.filter((operation) => auditRuleOf(operation) !== null).length).toBeGreaterThan(70);
  });

  it('leave reads out, apart from exports and the end of a sign-in', () => {
    const reads = [...all.values()].filter(({ method, effect }) => method === 'GET' && !effect);
    const logged = reads.filter((operation) => auditRuleOf(operation) !== null);
    // The provider of single sign-on returns the browser with a read, because another site leads to it.
    const exports = logged.filter(({ id }) => id !== 'singleSignOn.finish');
    expect(exports.map((operation) => auditRuleOf(operation)?.action)).toEqual(exports.map(() => 'exported'));
  });

  it('derive the action from the method, with exceptions', () => {
    expect(ruleOf('shows.create')).toEqual({ kind: 'show', action: 'created' });
    expect(ruleOf('shows.update')).toEqual({ kind: 'show', action: 'changed' });
    expect(ruleOf('tags.delete')).toEqual({ kind: 'tag', action: 'deleted' });
    expect(ruleOf('schedules.createHoliday')).toEqual({ kind: 'holiday', action: 'created' });
    expect(ruleOf('sessions.signIn')).toEqual({ kind: 'user', action: 'signed_in' });
    expect(ruleOf('episodes.download')).toEqual({ kind: 'episode', action: 'exported' });
    expect(ruleOf('audioVersions.download')).toEqual({ kind: 'episode', action: 'exported' });
    expect(ruleOf('drafts.save')).toBeNull();
    expect(ruleOf('episodes.list')).toBeNull();
  });
});
