import { integrationOf } from '../../data/destinations/index.ts';
import type { IntegrationType } from '../../data/destinations/index.ts';
import type { Catalogue } from '../../words/catalogue.ts';

/** A drawer that adds a destination, or changes the one with this id. */
export interface OpenDrawer {
  type: IntegrationType;
  destinationId: number | null;
  /** From 1. */
  step: number;
}

const setupSections = ['look', 'storage', 'evidence', 'mail'] as const;
export type SetupSection = (typeof setupSections)[number];

export interface SetupQuery {
  /** The station's look, its storage or its evidence, or the mail of the installation, open in place of an integration; null for none. */
  section: SetupSection | null;
  integration: IntegrationType;
  drawer: OpenDrawer | null;
}

const drawerNames = ['newConnection', 'step', 'connection', 'overrideDrawerProtection'] as const;

/** Parses an address. An integration that the station does not offer is ignored. */
export function readSetupQuery(
  query: string,
  offered: readonly IntegrationType[],
  catalogue: Catalogue,
): SetupQuery {
  const params = new URLSearchParams(query);
  const named = (name: string) =>
    offered.find((type) => type === integrationOf(params.get(name), catalogue)) ?? null;
  const type = named('newConnection');
  return {
    section: setupSections.find((name) => name === params.get('section')) ?? null,
    integration: named('integration') ?? 'rss',
    drawer: type && {
      type,
      destinationId: positive(params.get('connection')),
      step: positive(params.get('step')) ?? 1,
    },
  };
}

/** An address from an earlier visit, whose drawer must not open: its unsaved values are lost. */
export function needsProtection(query: string): boolean {
  const params = new URLSearchParams(query);
  return (
    (params.has('newConnection') || params.has('step')) && params.get('overrideDrawerProtection') !== 'true'
  );
}

/** The address without its drawer; the integration stays. */
export function withoutDrawer(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const name of drawerNames) params.delete(name);
  return params;
}

export function withDrawer(query: string, { type, destinationId, step }: OpenDrawer): URLSearchParams {
  const params = withoutDrawer(query);
  params.set('newConnection', type);
  params.set('step', String(step));
  if (destinationId !== null) params.set('connection', String(destinationId));
  return params;
}

function positive(text: string | null): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
