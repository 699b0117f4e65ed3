import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { stationFile } from '../../../platform/station-files.ts';

const entries = z.array(z.tuple([z.string(), z.string()]).rest(z.string())).min(1);
const listsFile = z.object({
  source: z.url(),
  /** Commit of the source. */
  commit: z.string(),
  /** Day of that commit, such as 2026-08-06. */
  date: z.string(),
  licence: z.string(),
  lists: z.object({
    bots: entries,
    apps: entries,
    libraries: entries,
    browsers: entries,
    devices: entries,
    referrers: entries,
  }),
});

/** An entry of a list: the first one that matches counts. */
export interface AgentEntry {
  readonly name: string;
  readonly pattern: RegExp;
  /** Null where the list has no categories. */
  readonly category: string | null;
}

/** The user agents of OPAWG (user-agents-v2, MIT), which `npm run generate -- agents` renews. */
export interface AgentLists extends Omit<z.output<typeof listsFile>, 'lists'> {
  readonly bots: readonly AgentEntry[];
  readonly apps: readonly AgentEntry[];
  readonly libraries: readonly AgentEntry[];
  readonly browsers: readonly AgentEntry[];
  readonly devices: readonly AgentEntry[];
  readonly referrers: readonly AgentEntry[];
}

let read: AgentLists | undefined;

/** The lists, compiled once per process at their first use. */
export function agentLists(): AgentLists {
  read ??= readLists();
  return read;
}

function readLists(): AgentLists {
  const { lists, ...origin } = listsFile.parse(
    JSON.parse(readFileSync(stationFile('src/features/analytics/agents/opawg.json'), 'utf8')),
  );
  return {
    ...origin,
    bots: compiled(lists.bots),
    apps: compiled(lists.apps),
    libraries: compiled(lists.libraries),
    browsers: compiled(lists.browsers),
    devices: compiled(lists.devices),
    referrers: compiled(lists.referrers),
  };
}

function compiled(list: z.output<typeof entries>): AgentEntry[] {
  return list.map(([name, pattern, category]) => ({
    name,
    pattern: new RegExp(pattern),
    category: category ?? null,
  }));
}

/** The first entry that matches a header's text. */
export function firstMatch(list: readonly AgentEntry[], text: string): AgentEntry | undefined {
  return list.find(({ pattern }) => pattern.test(text));
}
