import type { StationFeatures } from '@postkit/sdk/schema';
import { isTypeOffered } from './show-destinations.ts';

/** What a station can be connected to, in the order in which it is offered. The values are connection types. */
export const integrationTypes = ['facebook', 'webwidget', 'v_youtube', 'megaphone', 'omny', 'twitter', 'spreaker', 'rss'] as const;
export type IntegrationType = (typeof integrationTypes)[number];

export interface Integration {
  label: string;
  /** What one connection is called, as in "Connect your first page". */
  term: string;
  /** Somebody must allow it in a window of the other side, which this station does not open yet: it cannot be added here. */
  needsWindow: boolean;
}

export const integrations: Readonly<Record<IntegrationType, Integration>> = {
  facebook: { label: 'Facebook', term: 'page', needsWindow: true },
  webwidget: { label: 'Web Widget', term: 'widget', needsWindow: false },
  v_youtube: { label: 'YouTube', term: 'channel', needsWindow: true },
  megaphone: { label: 'Megaphone', term: 'account', needsWindow: false },
  omny: { label: 'Omny', term: 'account', needsWindow: false },
  twitter: { label: 'Twitter', term: 'account', needsWindow: true },
  spreaker: { label: 'Spreaker', term: 'account', needsWindow: true },
  rss: { label: 'RSS', term: 'feed', needsWindow: false },
};

/** Of a text that anybody may have written into an address; null where it is no integration. */
export function integrationOf(text: string | null): IntegrationType | null {
  return integrationTypes.find((type) => type === text) ?? null;
}

/** The integrations that a station's licence offers. */
export function offeredIntegrations(features: StationFeatures): IntegrationType[] {
  return integrationTypes.filter((type) => isTypeOffered(type, features));
}
