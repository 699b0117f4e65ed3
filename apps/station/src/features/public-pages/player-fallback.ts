import { escapeHtml } from '../../platform/escape-html.ts';
import type { Accounts } from '../accounts/index.ts';
import { audioAddress, type Episodes, pageAddress } from '../episodes/index.ts';

/** Parameters of the address of a player’s page. */
interface PlayerQuery {
  readonly station: string;
  /** Null for the episodes of a zone. */
  readonly episode: number | null;
}

/** Returns HTML for readers without scripts; empty if there is nothing to hear. */
export type PlayerFallback = (query: PlayerQuery) => Promise<string>;

interface PlayerFallbackDeps {
  readonly accounts: Pick<Accounts, 'stationOf'>;
  readonly episodes: Pick<Episodes, 'published'>;
}

/** The audio of an episode in the browser's own player, and a link to its page; for other players, a link to the page of the station. */
export function createPlayerFallback(
  publicUrl: string,
  { accounts, episodes }: PlayerFallbackDeps,
): PlayerFallback {
  return async ({ station: slug, episode: id }) => {
    const station = accounts.stationOf(slug);
    if (!station) return '';
    if (id === null) return `<p>${linkTo(`${publicUrl}/${slug}/listen/`, station.title)}</p>`;
    const episode = await episodes.published.publicEpisode(station.id, id);
    if (episode === 'gone' || episode === 'absent') return '';
    const audio = escapeHtml(audioAddress(publicUrl, slug, id));
    return `<p>${linkTo(pageAddress(publicUrl, slug, id), episode.name)}</p><audio controls preload="none" src="${audio}" aria-label="${escapeHtml(episode.name)}"></audio>`;
  };
}

/** The page is in a frame, where another page of the station would not open. */
function linkTo(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}" target="_blank">${escapeHtml(text)}</a>`;
}
