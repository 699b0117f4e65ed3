import type { EmbedError } from '@postkit/sdk/schema';
import type { EmbedKind } from '../embed-kind.ts';

/** The build replaces it. */
const version = '__WIDGET_VERSION__';

export interface WatchedEmbed {
  /** Origin of the station. */
  origin: string;
  /** Slug. */
  station: string;
  kind: EmbedKind;
  problem: EmbedError | undefined;
  audio: HTMLAudioElement | undefined;
}

interface View {
  kind: EmbedKind;
  errors: Set<EmbedError>;
}

/** The view of this page for each station, by the address of its reports. */
const views = new Map<string, View>();
let isSent = false;

/** Address of the reports of a station (`embeds.report` in the operation table). */
export function reportAddress(origin: string, station: string): string {
  return `${origin}/${station}/embeds/report`;
}

/** Origin of the page around a frame; empty if the browser hides it. Others send it with the request. */
function siteAround(): string {
  const [around = document.referrer] = location.ancestorOrigins ?? [];
  return URL.canParse(around) ? new URL(around).origin : '';
}

function send() {
  if (isSent) return;
  isSent = true;
  for (const [address, { kind, errors }] of views) {
    const texts = {
      version,
      kind,
      errors: [...errors].join(),
      site: kind === 'frame' ? siteAround() : location.origin,
    };
    // Such a request needs no preflight, and outlives the page.
    fetch(`${address}?${new URLSearchParams(texts).toString()}`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {});
  }
}

/**
 * Reports the page view once, when the visitor leaves or hides the page: the site, the version, the kind and the kinds of
 * errors. Nothing identifies the visitor, and nothing is stored in the browser.
 */
export function watchEmbed({ origin, station, kind, problem, audio }: WatchedEmbed): void {
  // The page of the player itself, and the previews in the console.
  const site = kind === 'frame' ? siteAround() : location.origin;
  if (site === origin || (kind === 'frame' && parent === window)) return;
  const address = reportAddress(origin, station);
  const view = views.get(address) ?? { kind, errors: new Set() };
  views.set(address, view);
  if (problem) view.errors.add(problem);
  audio?.addEventListener('error', () => view.errors.add('audio'));
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}
