import type { CategoryGroup, PublicTrack } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import type { Categories } from '../categories/index.ts';
import type { Logger } from '../logger/index.ts';
import type { AiredCart, CartOnAir, Playout } from '../playout/index.ts';
import { type AiringRow, programmesBetween } from '../programmes/index.ts';
import { presentTrack } from './public-site.presenter.ts';

export interface PublicLogDeps {
  readonly audioEvents: Pick<AudioEvents, 'logged' | 'durationOf'>;
  readonly categories: Pick<Categories, 'typesOf' | 'idOf'>;
  readonly logger: Pick<Logger, 'recording'>;
  readonly playout: Pick<Playout, 'carts'>;
}

/** The titles of the log that listeners may see. Moments are in Unix seconds. */
export interface PublicLog {
  /** The item on air; null while nothing is recorded, or if it is not for listeners. */
  onAir(station: Station, now: number): Promise<PublicTrack | null>;
  /** Music that started before a moment, newest first. */
  tracks(station: Station, before: number, limit: number): Promise<PublicTrack[]>;
}

const hour = 3600;
/** Hours before the moment that a tracklist covers. */
const tracklistHours = 24;
/** Seconds after its end for which an item is still the last known one: segments arrive every 5 s. */
const slack = 30;
/** Types of carts that are not for listeners, unless the station has put their category into a group. */
const hiddenTypes: ReadonlySet<AiredCart['type']> = new Set(['spot', 'jingle', 'macro']);

/** An item of the log, as listeners may see it. */
interface ShownItem {
  readonly isShown: boolean;
  readonly kind: NonNullable<PublicTrack['kind']>;
}

export function createPublicLog(
  { db }: Pick<StationContext, 'db'>,
  { audioEvents, categories, logger, playout: { carts } }: PublicLogDeps,
): PublicLog {
  /** The names of public programmes at the starts of items. */
  async function programmesFor(stationId: number, from: number, until: number) {
    const airings = await programmesBetween(db, stationId, { from: from * 1000, until: until * 1000 });
    return (seconds: number) => programmeOf(airings, seconds * 1000);
  }

  async function presentOnAir(station: Station, cart: CartOnAir, now: number): Promise<PublicTrack | null> {
    const { title, artist, category, started_at_ms, length_ms } = cart;
    const categoryId = await categories.idOf(station.id, category);
    const item = judge(cart, await categories.typesOf(station.id), categoryId);
    if (!item.isShown || (title === '' && cart.kind !== 'talk')) return null;
    const started_at = Math.floor(started_at_ms / 1000);
    const programme = (await programmesFor(station.id, now, now + 1))(now);
    const event = { title, artist, category, started_at };
    return presentTrack(event, { duration: length_ms / 1000, kind: item.kind, cart, programme });
  }

  return {
    async onAir(station, now) {
      if (logger.recording(station).state !== 'recording') return null;
      const cart = await carts.onAir(station.id, now * 1000);
      if (cart !== undefined) return cart && presentOnAir(station, cart, now);
      const last = (await audioEvents.logged(station.id, { from: now - hour, to: now + 1 }, [])).at(-1);
      if (!last || last.started_at + audioEvents.durationOf(last) + slack < now) return null;
      const { isShown, kind } = judge(undefined, await categories.typesOf(station.id), last.category_id);
      if (!isShown || last.title.trim() === '') return null;
      const programme = (await programmesFor(station.id, now, now + 1))(now);
      return presentTrack(last, { duration: audioEvents.durationOf(last), kind, cart: undefined, programme });
    },
    async tracks(station, before, limit) {
      const from = before - tracklistHours * hour;
      const types = await categories.typesOf(station.id);
      const events = await audioEvents.logged(station.id, { from, to: before }, []);
      const known = await carts.of(
        station.id,
        events.map(({ id }) => id),
      );
      const kindOf = ({ id, category_id, title }: AudioEventRow) => {
        const { isShown, kind } = judge(known.get(id), types, category_id);
        return isShown && title.trim() !== '' ? kind : null;
      };
      const programmeAt = await programmesFor(station.id, from, before);
      return events
        .filter((event) => kindOf(event) === 'music')
        .slice(-limit)
        .toReversed()
        .map((event) =>
          presentTrack(event, {
            duration: audioEvents.durationOf(event),
            kind: 'music',
            cart: known.get(event.id),
            programme: programmeAt(event.started_at),
          }),
        );
    },
  };
}

/**
 * Decides by the type of the station's group, then by that of the cart. Without a group of the type music and without a cart, all
 * titles that are shown count as music.
 */
function judge(
  cart: AiredCart | undefined,
  types: ReadonlyMap<number, CategoryGroup['category_type']>,
  categoryId: number | undefined,
): ShownItem {
  const group = categoryId === undefined ? undefined : types.get(categoryId);
  const said = cart && cart.type !== 'unknown' ? cart.type : undefined;
  if (group === 'hidden' || group === 'advert') return { isShown: false, kind: 'other' };
  if (cart?.kind === 'talk') return { isShown: true, kind: 'talk' };
  if (group === undefined && said && hiddenTypes.has(said)) return { isShown: false, kind: 'other' };
  const hasMusic = [...types.values()].includes('music');
  const isMusic =
    group === 'music' ||
    (said === 'song' && group === undefined) ||
    (!hasMusic && (said ?? 'song') === 'song');
  return { isShown: true, kind: isMusic ? 'music' : said === 'talk' ? 'talk' : 'other' };
}

function programmeOf(airings: readonly AiringRow[], ms: number): string {
  const onAir = airings.findLast(({ start_ms, end_ms }) => start_ms <= ms && ms < end_ms);
  return onAir?.is_public === 1 ? onAir.name : '';
}
