import { agentLists } from '../agents/agent-lists.ts';
import { dayMs } from '../download-rule.ts';
import type { Counting } from '../rules/counting-rules.ts';

/** Days for which the reasons of figures are kept, the current one included. */
export const reasonDays = 90;

export function countingFacts({ rule, window }: Counting) {
  return { rule: rule.id, name: rule.name, window, source: rule.source };
}

export function listFacts() {
  const { source, date, commit, bots, apps } = agentLists();
  return { source, date, commit, robots: bots.length, apps: apps.length };
}

/** The first UTC day of which reasons are kept, such as 2026-08-29. */
export function keptFrom(today: number): string {
  return new Date((today - reasonDays + 1) * dayMs).toISOString().slice(0, 10);
}
