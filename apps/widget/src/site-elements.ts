import {
  EpisodeList,
  EpisodePage,
  NowPlaying,
  ProgrammeWeek,
  Schedule,
  ShowList,
  ShowPage,
  Tracklist,
} from '@postkit/react-kit/site';
import { createPublicClient, type PublicClient } from '@postkit/sdk/public';
import { jsx } from './tiny-react/jsx-runtime.ts';
import { render } from './tiny-react/render.ts';

/** Blocks by the element that shows them, with the numbers that their attributes name. */
const blocks = {
  'postkit-show-list': { draw: ShowList, numbers: {} },
  'postkit-show': { draw: ShowPage, numbers: { show: 'showId' } },
  'postkit-episode-list': { draw: EpisodeList, numbers: { show: 'showId', limit: 'limit' } },
  'postkit-episode': { draw: EpisodePage, numbers: { episode: 'episodeId' } },
  'postkit-programme-week': { draw: ProgrammeWeek, numbers: { days: 'days' } },
  'postkit-schedule': { draw: Schedule, numbers: { days: 'days' } },
  'postkit-now-playing': { draw: NowPlaying, numbers: {} },
  'postkit-tracklist': { draw: Tracklist, numbers: { limit: 'limit' } },
} as const satisfies Record<string, { draw: unknown; numbers: Readonly<Record<string, string>> }>;

/** The installation that this script is from: `https://…/widget/v4/site.js`. */
const { src } = (document.currentScript ??
  document.querySelector('script[src*="/widget/v4"][src$="/site.js"]')) as HTMLScriptElement;
const baseUrl = src.replace(/\/widget\/v4[^/]*\/site\.js.*$/, '');

/** @param onData called when a response has arrived */
function clientFor(element: HTMLElement, onData: () => void): PublicClient {
  return createPublicClient({
    baseUrl: element.getAttribute('src') ?? baseUrl,
    station: element.getAttribute('station') ?? '',
    async fetch(address, init) {
      const response = await fetch(address, init);
      if (response.ok) onData();
      return response;
    },
  });
}

/** The place of a block in a shadow root. Content between the tags stays until the first data has arrived. */
function placeIn(element: HTMLElement): { place: HTMLElement; reveal: () => void } {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const [slot, place] = [document.createElement('slot'), document.createElement('div')];
  place.hidden = element.childElementCount > 0;
  root.replaceChildren(...(place.hidden ? [slot, place] : [place]));
  return {
    place,
    reveal() {
      slot.remove();
      place.hidden = false;
    },
  };
}

for (const [tag, { draw, numbers }] of Object.entries(blocks)) {
  if (customElements.get(tag)) continue;
  customElements.define(
    tag,
    class extends HTMLElement {
      static readonly observedAttributes = ['station', 'src', 'heading', ...Object.keys(numbers)];
      #end: (() => void) | undefined;

      connectedCallback(): void {
        this.#show();
      }

      disconnectedCallback(): void {
        this.#end?.();
        this.#end = undefined;
      }

      attributeChangedCallback(): void {
        if (this.#end) this.#show();
      }

      /** Draws the block for the current attributes. Without a station it stays empty and warns. */
      #show(): void {
        this.#end?.();
        if (!this.getAttribute('station'))
          return console.warn(`PostKit: <${tag}> has no station. See the guide "Build a station site".`);
        const { place, reveal } = placeIn(this);
        const heading = this.getAttribute('heading');
        const given = Object.entries<string>(numbers).flatMap(([attribute, prop]) => {
          const value = this.getAttribute(attribute);
          return value === null ? [] : [[prop, Number(value)]];
        });
        const props = {
          client: clientFor(this, reveal),
          ...(heading !== null && { heading: heading || false }),
          ...Object.fromEntries(given),
        };
        this.#end = render(jsx(draw, props), place);
      }
    },
  );
}
